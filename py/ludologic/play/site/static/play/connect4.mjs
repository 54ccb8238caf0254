// What Connect 4 adds to the page (page.mjs says how).
