/** Class of the root element that hides the labels for signed-out visitors in place. */
const known = 'known';

/** Matches the cookies of a visitor who may be signed in. */
const userCookie = /AuthenticatedUser=./;

/** Returns whether the visitor may be signed in, in which case the session starts at once. */
export function hasUserCookie(): boolean {
  return userCookie.test(document.cookie);
}

/**
 * Runs in the head of every page, before it is painted: hides the labels for signed-out visitors, which are in the
 * HTML, from visitors with the engine's cookie. The script is the same on every page.
 */
export const visitorClassScript = `${String(userCookie)}.test(document.cookie)&&document.documentElement.classList.add("${known}")`;

/** Sets the class once it is known whether the visitor is signed in. */
export function setVisitorClass(signedIn: boolean): void {
  document.documentElement.classList.toggle(known, signedIn);
}
