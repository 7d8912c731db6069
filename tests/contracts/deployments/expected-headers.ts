import { contentKind, isActive } from '../../../src/host/site/content-type';
import { compileHeaderRules } from '../../../src/host/site/header-rules';
import type { Answer } from './ask';
import type { FixtureSite } from './fixture-site';

/** Names of headers that a table of the build sets for some address. */
export function headersOfTables({ manifest }: FixtureSite): string[] {
  const set = manifest.headers.flatMap(({ headers }) => Object.keys(headers));
  return [...new Set([...set, 'Content-Disposition'])].map((name) => name.toLowerCase());
}

/** Returns the headers of an address in the tables, in the form of answers. */
export function headersOf(site: FixtureSite, path: string): Readonly<Record<string, string>> {
  const isUpload = path.startsWith('/media/') && isActive(contentKind(path));
  return {
    ...compileHeaderRules(site.manifest.headers)(path),
    ...(isUpload && { 'content-security-policy': 'sandbox', 'content-disposition': 'attachment' }),
  };
}

/** Returns the headers of an answer with the given names. */
export function pick({ headers }: Answer, wanted: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(wanted.flatMap((name) => (name in headers ? [[name, headers[name]]] : [])));
}

/** Returns the content type of an answer, in lower case. */
export function typeOf({ headers }: Answer): string {
  return (headers['content-type'] ?? '').toLowerCase();
}
