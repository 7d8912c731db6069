/** What tells two builds of a page apart. */
export interface BuildVersion {
  /** Of the scripts. */
  readonly scripts: string;
  /** The content of the page, as text. */
  readonly content: string;
}

/**
 * Whether to load the page anew.
 *
 * @param tried The mark for which that was done before; once is enough, lest a half-finished deployment make the
 *   screen reload for ever.
 */
export function shouldReload(loaded: BuildVersion, published: BuildVersion, tried: string | null): boolean {
  const changed = loaded.scripts !== published.scripts || loaded.content !== published.content;
  return changed && buildVersionKey(published) !== tried;
}

/** A mark in few characters, for keeping: its scripts and a sum over its content. */
export function buildVersionKey({ scripts, content }: BuildVersion): string {
  let sum = 0;
  for (let index = 0; index < content.length; index += 1)
    sum = (Math.imul(sum, 31) + content.charCodeAt(index)) | 0;
  return `${scripts} ${String(sum)}`;
}
