import { escapeXml } from '../lib/escape-xml';
import { formatDeviceTime } from '../lib/format-device-time';
import { savedAttribute } from '../model/derive/offline/offline-copies';

const noticeStyle =
  '<style>body>[role=status]{padding:.75rem 1rem;background:#f8b332;color:#1c1912;font:600 1rem/1.4 system-ui,sans-serif}</style>';

/**
 * Returns the HTML of a kept page that says how old it is, before any script runs; the root element says so to scripts.
 * The notice is outside of the part that React hydrates, and its style is before the page's own policy, which applies
 * to everything after it (src/app/style-policy.tsx).
 */
export function savedPage(html: string, savedAt: string): string {
  const notice = OFFLINE_TEXTS.notice.replace('{time}', formatDeviceTime(savedAt));
  return html
    .replace(/<html\b/, `<html ${savedAttribute}="${savedAt}"`)
    .replace(/<head\b[^>]*>/, (head) => head + noticeStyle)
    .replace(/<body[^>]*>/, (body) => `${body}<p role="status">${escapeXml(notice)}</p>`);
}

/** A page in place of one that is not on the device: it lists those that are. */
export function notKeptPage(kept: readonly { readonly path: string; readonly name: string }[]): string {
  const { brand, notKept, notKeptText, tryAgain } = OFFLINE_TEXTS;
  const links = kept
    .map(({ path, name }) => `<li><a href="${encodeURI(path)}">${escapeXml(name)}</a></li>`)
    .join('');
  return (
    `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><title>${escapeXml(`${notKept} | ${brand}`)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    '<style>:root{color-scheme:light dark}body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}' +
    'a{display:inline-block;padding:.6rem 0;color:inherit}ul{padding-left:1.2em}</style></head>' +
    `<body><main><h1>${escapeXml(notKept)}</h1><p>${escapeXml(notKeptText)}</p><ul>${links}</ul>` +
    `<p><a href="">${escapeXml(tryAgain)}</a></p></main></body></html>`
  );
}
