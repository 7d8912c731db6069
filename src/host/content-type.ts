import path from 'node:path';

const text = (type: string) => ({ type: `${type}; charset=utf-8`, compressible: true, seekable: false });
const markup = (type: string) => ({ type, compressible: true, seekable: false });
const binary = (type: string) => ({ type, compressible: false, seekable: false });
const media = (type: string) => ({ type, compressible: false, seekable: true });

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
  '.mp3': media('audio/mpeg'),
  '.m4a': media('audio/mp4'),
  '.mp4': media('video/mp4'),
  '.webm': media('video/webm'),
  '.pdf': media('application/pdf'),
} as const;

/** How a file is served. */
export interface ContentKind {
  readonly type: string;
  /** Worth compressing, so a compressed twin may lie beside it. */
  readonly compressible: boolean;
  /** Players and viewers ask for parts of it. */
  readonly seekable: boolean;
}

const byExtension: ReadonlyMap<string, ContentKind> = new Map(Object.entries(kinds));
/** Where the ending says too little. */
const byName: ReadonlyMap<string, ContentKind> = new Map([
  ['atom.xml', text('application/atom+xml')],
  ['feed.xml', text('application/rss+xml')],
  ['chapters.json', markup('application/json+chapters')],
]);
const unknown: ContentKind = { type: 'application/octet-stream', compressible: false, seekable: true };

/** The kind of a file by its name or its ending; an unknown one is served as plain bytes. */
export function contentKind(file: string): ContentKind {
  const name = path.basename(file).toLowerCase();
  return byName.get(name) ?? byExtension.get(path.extname(name)) ?? unknown;
}
