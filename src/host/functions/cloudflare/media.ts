import { parseByteRange } from '../../site/byte-range';
import { contentKind, isActive } from '../../site/content-type';
import { sandboxed } from '../../site/sandboxed';

/** The files of the site, as the binding of wrangler.jsonc has them. */
export interface Assets {
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Sends a recording, a document or another upload with its headers, or a range of it: Safari plays nothing without
 * ranges, and Cloudflare only sends whole files.
 *
 * @param headersFor Headers of the tables by path.
 * @returns Null if there is no such file.
 */
export async function sendMedia(
  request: Request,
  assets: Assets,
  headersFor: (path: string) => Readonly<Record<string, string>>,
): Promise<Response | null> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  const condition = request.headers.get('if-none-match');
  const file = await assets.fetch(
    new Request(request.url, { method, headers: condition === null ? {} : { 'if-none-match': condition } }),
  );
  if (file.status !== 200 && file.status !== 304) return null;
  const kind = contentKind(pathname);
  const etag = file.headers.get('etag') ?? '';
  const headers = {
    ...headersFor(pathname),
    ...(isActive(kind) && sandboxed),
    'accept-ranges': 'bytes',
    'content-type': kind.type,
    etag,
  };
  const asked = request.headers.get('range');
  const isSame = [null, etag].includes(request.headers.get('if-range'));
  if (file.status === 304 || method === 'HEAD' || asked === null || !isSame)
    return new Response(file.status === 304 ? null : file.body, { status: file.status, headers });
  // A file has at most 25 MiB there.
  const content = await file.arrayBuffer();
  const size = content.byteLength;
  const range = parseByteRange(asked, size);
  if (range === null) return new Response(content, { headers });
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = range;
  return new Response(content.slice(start, end + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${size}` },
  });
}
