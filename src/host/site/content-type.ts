import path from 'node:path';

const text = (type: string) => ({ type: `${type}; charset=utf-8`, compressible: true });
const markup = (type: string) => ({ type, compressible: true });
const binary = (type: string) => ({ type, compressible: false });

const kinds = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.vtt': text('text/vtt'),
  '.ics': text('text/calendar'),
  '.csv': text('text/csv'),
  '.json': markup('application/json'),
  '.geojson': markup('application/geo+json'),
  '.webmanifest': markup('application/manifest+json'),
  '.svg': markup('image/svg+xml'),
  '.wasm': markup('application/wasm'),
  '.ico': markup('image/x-icon'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.woff2': binary('font/woff2'),
  '.woff': binary('font/woff'),
  '.mp3': binary('audio/mpeg'),
  '.m4a': binary('audio/mp4'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.pdf': binary('application/pdf'),
} as const;

/** Options for serving a file. */
export interface ContentKind {
  readonly type: string;
  /**
   * True when the file is worth compressing, so that it may have compressed variants; all others also support ranges.
   */
  readonly compressible: boolean;
}

const byExtension: ReadonlyMap<string, ContentKind> = new Map(Object.entries(kinds));
/** Files whose extension does not tell their type. */
const byName: ReadonlyMap<string, ContentKind> = new Map([
  ['atom.xml', text('application/atom+xml')],
  ['feed.xml', text('application/rss+xml')],
  ['opensearch.xml', text('application/opensearchdescription+xml')],
  ['chapters.json', markup('application/json+chapters')],
]);
const unknown: ContentKind = { type: 'application/octet-stream', compressible: false };

/** The types that this host knows, for web servers that are to send the same types. */
export const contentKinds = { byExtension, byName, unknown };

/** The type of a file by its name or its extension; an unknown one is served as plain bytes. */
export function contentKind(file: string): ContentKind {
  const name = path.basename(file).toLowerCase();
  return byName.get(name) ?? byExtension.get(path.extname(name)) ?? unknown;
}

/** Returns whether a browser that opens such a file would run scripts in it, or load it as a script. */
export function isActive({ type }: ContentKind): boolean {
  return /^text\/(?:html|javascript)|xml|^application\/wasm/.test(type);
}
