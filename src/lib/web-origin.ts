/** Scheme, host and port of a web address (http or https); null for anything else. */
export function webOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

/** The same for an address to which secrets may be sent: one that is encrypted, or on this computer. */
export function secureOrigin(text: string): string | null {
  const origin = webOrigin(text);
  if (origin === null) return null;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' ? origin : null;
}
