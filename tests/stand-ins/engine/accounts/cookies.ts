/** The raw value of a cookie in a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? null;
}

interface CookieOptions {
  /** Zero removes the cookie. */
  readonly maxAgeSeconds: number;
  /** True when scripts may read it. */
  readonly scripts: boolean;
  /** True when it is sent over TLS only. */
  readonly secure: boolean;
}

/** A Set-Cookie value for the whole host. On localhost that includes every port, so the site's pages get it as well. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAgeSeconds, scripts, secure } = options;
  const attributes = [`${name}=${value}`, 'Path=/', `Max-Age=${String(maxAgeSeconds)}`, 'SameSite=Lax'];
  if (!scripts) attributes.push('HttpOnly');
  if (secure) attributes.push('Secure');
  return attributes.join('; ');
}
