/** The class on the root element by which the words for strangers are hidden in place. */
const known = 'known';

/**
 * Runs in the head of every page, before it is painted: who has the engine's cookie never sees the words for strangers,
 * which the HTML holds. The script is the same on every page.
 */
export const visitorClassScript = `/AuthenticatedUser=./.test(document.cookie)&&(document.documentElement.className="${known}")`;

/** To be called when it has become known whether somebody is signed in. */
export function setVisitorClass(signedIn: boolean): void {
  document.documentElement.classList.toggle(known, signedIn);
}
