// What paper soccer adds to the page (page.mjs says how).
