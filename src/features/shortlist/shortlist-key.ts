/** Key of the shortlist in the storage of the browser. */
export const shortlistKey = 'shortlist';
