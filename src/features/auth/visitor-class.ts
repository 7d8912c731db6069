/** Class of the root element that hides the labels for signed-out visitors in place. */
const known = 'known';

/** Matches the cookies of a visitor who may be signed in. */
const userCookie = /AuthenticatedUser=./;

/** Whether somebody may be signed in, so that it is worth finding out at once. */
export function hasUserCookie(): boolean {
  return userCookie.test(document.cookie);
}

/**
 * Runs in the head of every page, before it is painted: visitors with the engine's cookie do not see the labels
 * for signed-out visitors, which are in the HTML. The script is the same on every page.
 */
export const visitorClassScript = `${String(userCookie)}.test(document.cookie)&&document.documentElement.classList.add("${known}")`;

/** Called when it is known whether a visitor is signed in. */
export function setVisitorClass(signedIn: boolean): void {
  document.documentElement.classList.toggle(known, signedIn);
}
