import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { variantPaths } from '../../host/site/content-encoding';
import { contentKind, isActive } from '../../host/site/content-type';
import { etagOf } from '../../host/site/etags';
import { compileHeaderRules } from '../../host/site/header-rules';
import { sandboxed } from '../../host/site/sandboxed';
import type { ServedSite } from '../../host/site/site';
import { errorCode } from '../../lib/error-code';
import { runPool } from '../../lib/run-pool';
import { listServed } from '../export/list-served';
import { extensionlessFolders } from './edge-functions';

/** Headers that S3 stores and sends with an object. */
export interface ObjectHeaders {
  readonly ContentType: string;
  readonly CacheControl: string;
  readonly ContentEncoding?: 'br' | 'gzip';
  /** All other headers of the tables, which the function for responses adds under their names. */
  readonly Metadata: Readonly<Record<string, string>>;
}

/** An object of the bucket according to the build. */
export interface SiteObject {
  readonly key: string;
  /** The file with its content. */
  readonly file: string;
  readonly headers: ObjectHeaders;
  /** True if its name has a hash of its content, so that it never changes. */
  readonly isImmutable: boolean;
  /** Digest of its content and headers. */
  readonly digest: string;
}

/** Maximum size of the names and values that S3 stores, in bytes. */
const maxMetadata = 2048;

/** CloudFront's pages for errors: they have the headers of its policy, since it calls no function for them. */
const errorPages: readonly string[] = ['404.html', '500.html'];

/** @throws When S3 would not store the headers; the message names them. */
function objectHeaders(name: string, headersFor: ReturnType<typeof compileHeaderRules>): ObjectHeaders {
  const kind = contentKind(name);
  const isUpload = name.startsWith('media/') && isActive(kind);
  const { 'cache-control': CacheControl = 'no-cache', ...others } = {
    ...headersFor(`/${name.replace(/(^|\/)index\.html$/, '$1')}`),
    ...(isUpload && sandboxed),
    ...(kind.compressible && { vary: 'Accept-Encoding' }),
  };
  const Metadata = errorPages.includes(name) ? {} : others;
  const size = Object.entries(Metadata).flat().join('').length;
  if (size > maxMetadata)
    throw new Error(
      `The headers of /${name} have ${size} bytes, and S3 keeps ${maxMetadata} of an object. ` +
        'Name fewer services in the variables of the build: most of them is Content-Security-Policy.',
    );
  const unusual = Object.entries(Metadata).find(([, value]) => !/^[\x20-\x7e]*$/.test(value));
  if (unusual !== undefined)
    throw new Error(`The header ${unusual[0]} of /${name} has letters that S3 does not keep: ${unusual[1]}`);
  return { ContentType: kind.type, CacheControl, Metadata };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    // Small files have no compressed variants.
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function toObject(key: string, file: string, content: Buffer, headers: ObjectHeaders): SiteObject {
  const digest = createHash('sha256').update(JSON.stringify(headers)).update('\0').update(content);
  const isImmutable = headers.CacheControl.includes('immutable');
  return { key, file, headers, isImmutable, digest: digest.digest('base64url') };
}

/**
 * Lists the objects of a built and compressed site: each file, and for texts one more for each encoding, `.br` and
 * `.gz`, from which the function for requests chooses. If a text is too small to be compressed, these are copies of it.
 *
 * @throws When S3 or CloudFront could not serve a file as the Node host does; the message names it.
 */
export async function listSiteObjects(
  publicDir: string,
  rules: ServedSite['manifest']['headers'],
): Promise<readonly SiteObject[]> {
  const headersFor = compileHeaderRules(rules);
  const names = await listServed(publicDir);
  const unreachable = names.find((name) => !/\.[^/]*$/.test(name) && !extensionlessFolders.test(`/${name}`));
  if (unreachable !== undefined)
    throw new Error(`${unreachable} has no extension, so CloudFront would look for a page. Give it one.`);
  const objects = await runPool(names, availableParallelism() * 2, async (name) => {
    const file = path.join(publicDir, name);
    const content = await readFile(file);
    const headers = objectHeaders(name, headersFor);
    const plain = toObject(name, file, content, headers);
    if (!contentKind(name).compressible) return [plain];
    const paths = variantPaths(file, etagOf(content));
    const variants = await Promise.all(
      (['br', 'gzip'] as const).map(async (encoding) => {
        const key = `${name}${encoding === 'br' ? '.br' : '.gz'}`;
        const compressed = await readIfThere(paths[encoding]);
        return compressed === null
          ? toObject(key, file, content, headers)
          : toObject(key, paths[encoding], compressed, { ...headers, ContentEncoding: encoding });
      }),
    );
    return [plain, ...variants];
  });
  return objects.flat();
}
