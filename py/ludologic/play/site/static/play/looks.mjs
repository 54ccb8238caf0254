// How long a position of Connect 4 is looked at, in seconds: a short look, then longer ones; the last is repeated.
export const SLICES = [0.1, 0.25]; // the next position waits for the last one
export const MOST = 30;
export const EARLIER = 0.25; // for each earlier position of the game
export const PLACES = 262139; // of the table in which the solver remembers what it found
