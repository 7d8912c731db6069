import { escapeXml } from '../../lib/escape-xml';
import { cspHash } from '../../lib/node/csp-hash';

/** The outcome that the window sends to the page for editors that opened it. */
export type SignInOutcome =
  { readonly kind: 'success'; readonly token: string } | { readonly kind: 'error'; readonly message: string };

/** Tells the page for editors, and no other, that the window is open; and the outcome once the page has answered. */
const script = `
const { message, origin } = document.body.dataset;
const { opener } = window;
function answer(event) {
  if (event.source !== opener || event.origin !== origin) return;
  removeEventListener('message', answer);
  opener.postMessage(message, origin);
}
if (opener) {
  addEventListener('message', answer);
  opener.postMessage('authorizing:github', origin);
}
`;

/**
 * Headers of the window for signing in. Its opener policy keeps the reference to the page that opened it, even after
 * GitHub redirects back.
 */
export const windowHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none';script-src ${cspHash(script)};base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** The message that tells Decap CMS the outcome. */
function messageOf(outcome: SignInOutcome): string {
  const data =
    outcome.kind === 'success' ? { token: outcome.token, provider: 'github' } : { message: outcome.message };
  return `authorization:github:${outcome.kind}:${JSON.stringify(data)}`;
}

/**
 * Makes the page that ends signing in.
 *
 * @param siteOrigin Scheme and host of the page for editors, the only recipient.
 */
export function signInPage(outcome: SignInOutcome, siteOrigin: string): string {
  const [title, text] =
    outcome.kind === 'success'
      ? ['Signed in', 'This window closes by itself. If it stays, close it and press the button once more.']
      : ['Not signed in', outcome.message];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body data-origin="${escapeXml(siteOrigin)}" data-message="${escapeXml(messageOf(outcome))}">
<h1>${title}</h1>
<p>${escapeXml(text)}</p>
<script>${script}</script>
</body>
</html>
`;
}
