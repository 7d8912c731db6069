import * as styles from './LoadNotice.module.css';

let notice: HTMLElement | undefined;

/** The live region of the notice. Screen readers announce its text only if the region was there before. */
function noticeIn(document: Document): HTMLElement {
  if (notice === undefined) {
    notice = document.createElement('p');
    notice.className = styles.notice;
    // Firefox has the property only from version 119 on.
    notice.setAttribute('role', 'status');
    document.body.append(notice);
  }
  return notice;
}

/** Says that the page which a link leads to is still being loaded; Gatsby calls this after a second. */
export function showLoadNotice(document: Document): void {
  noticeIn(document).textContent = TEXTS.menus.loadingPage;
}

/** Removes the notice once the page is shown. */
export function hideLoadNotice(document: Document): void {
  noticeIn(document).textContent = '';
}
