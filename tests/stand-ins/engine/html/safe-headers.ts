/** Headers of every page; the form of a task may end on the site. */
export function safeHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    // Without a referrer, browsers would also hide the origin of our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
