const mark = /^# version ([0-9a-f]{64})(?: ([\w-]+))?\n/;

/** The source of an entry on its way between the page for editors and the server that writes files. */
export interface VersionedSource {
  readonly source: string;
  /** Hash of the file that the editor has opened; null for a new entry. */
  readonly version: string | null;
  /** The page in which it has been edited; null on the way to the page. */
  readonly editor: string | null;
}

/** Writes a version above a source. It stays with the text when Decap keeps a copy of unsaved changes. */
export function markVersion({ source, version, editor }: VersionedSource): string {
  if (version === null) return source;
  return `# version ${version}${editor === null ? '' : ` ${editor}`}\n${source}`;
}

/** Removes the version from a source. */
export function readVersion(text: string): VersionedSource {
  const [line = '', version = null, editor = null] = mark.exec(text) ?? [];
  return { source: text.slice(line.length), version, editor };
}
