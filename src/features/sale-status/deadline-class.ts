/** The attribute with the ISO 8601 instant of a deadline that had not passed when the page was built. */
export const deadlineAttribute = 'data-deadline';

/**
 * Runs when a page has been parsed. The HTML of a page with a deadline holds the texts for before and after it, and the
 * class on the root element chooses by the clock of the device until React knows the server's. The script is the same on
 * every page.
 */
export const deadlineClassScript = `for(let d of document.querySelectorAll("[${deadlineAttribute}]"))Date.parse(d.dataset.deadline)>Date.now()||document.documentElement.classList.add("late")`;
