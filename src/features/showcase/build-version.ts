/** Data that identifies the build of a page. */
export interface BuildVersion {
  /** Addresses of the scripts. */
  readonly scripts: string;
  /** The content of the page, as text. */
  readonly content: string;
}

/**
 * Returns whether to reload the page.
 *
 * @param tried The version that was tried before; once is enough, since a half-finished deployment would otherwise
 *   make the screen reload forever.
 */
export function shouldReload(loaded: BuildVersion, published: BuildVersion, tried: string | null): boolean {
  const changed = loaded.scripts !== published.scripts || loaded.content !== published.content;
  return changed && buildVersionKey(published) !== tried;
}

/** A short key of the version, for storage: its scripts and a checksum of its content. */
export function buildVersionKey({ scripts, content }: BuildVersion): string {
  let sum = 0;
  for (let index = 0; index < content.length; index += 1)
    sum = (Math.imul(sum, 31) + content.charCodeAt(index)) | 0;
  return `${scripts} ${String(sum)}`;
}
