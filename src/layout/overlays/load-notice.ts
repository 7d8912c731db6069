import * as styles from './LoadNotice.module.css';

let notice: HTMLElement | undefined;

/** The place of the notice. Screen readers announce words in it when it was there before them. */
function noticeIn(document: Document): HTMLElement {
  if (notice === undefined) {
    notice = document.createElement('p');
    notice.className = styles.notice;
    // The property exists in Firefox from 119 on only.
    notice.setAttribute('role', 'status');
    document.body.append(notice);
  }
  return notice;
}

/** Says that the page which a link leads to is still being loaded; Gatsby calls this after a second. */
export function showLoadNotice(document: Document): void {
  noticeIn(document).textContent = TEXTS.menus.loadingPage;
}

/** Takes the notice away, because the page is there. */
export function hideLoadNotice(document: Document): void {
  noticeIn(document).textContent = '';
}
