/** Headers for uploads that a browser would run: no scripts, no access to the site's origin, and a download. */
export const sandboxed = {
  'content-security-policy': 'sandbox',
  'content-disposition': 'attachment',
} as const;
