/** The last part of a web address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
