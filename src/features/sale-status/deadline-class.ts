/** The attribute with the ISO 8601 instant of a deadline that had not passed when the page was built. */
export const deadlineAttribute = 'data-deadline';

/**
 * Runs when a page has been parsed. The HTML of a page with a deadline holds the texts for before and after it, and a
 * class on the element of the deadline chooses between them by the device's clock, until React sets its own by the
 * server's clock. The script is the same on every page.
 */
export const deadlineClassScript = `for(let d of document.querySelectorAll("[${deadlineAttribute}]"))Date.parse(d.dataset.deadline)>Date.now()||d.classList.add("late")`;
