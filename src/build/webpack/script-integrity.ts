/** Webpack's settings for hashes of scripts: their names have the SHA-256 of their content, in base64url. */
export const scriptHash = { hashFunction: 'sha256', hashDigest: 'base64url', hashDigestLength: 43 } as const;

const hashedName = /-([\w-]{43})\.js$/;

/**
 * Returns the integrity of a script by its name, in base64: not all browsers accept base64url.
 *
 * @throws When the name holds no hash.
 */
export function integrityOf(file: string): string {
  const [, hash] = hashedName.exec(file) ?? [];
  if (hash === undefined)
    throw new Error(`The name of the script ${file} does not hold the SHA-256 of its content.`);
  return `sha256-${Buffer.from(hash, 'base64url').toString('base64')}`;
}

/**
 * The same in the browser, from the variable `url` for the element `script`. Integrity-Policy refuses requests without
 * CORS.
 */
export const setIntegrityCode =
  'script.integrity = "sha256-" + url.slice(-46, -3).replace(/-/g, "+").replace(/_/g, "/") + "=";' +
  'script.crossOrigin = "";';
