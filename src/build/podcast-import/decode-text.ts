import { fail, ok, type Result } from '../../lib/result';

/** The encoding that a file declares in its first line, which is ASCII in every encoding that matters. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/** Many files that claim to be in UTF-8, or claim nothing, come from Windows. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Decodes the text of a response: by its byte-order mark, its content type or its XML declaration, in this order, as
 * in RFC 7303.
 *
 * @param contentType The header of the response, such as text/xml; charset=iso-8859-1.
 * @returns The text, or the reason why it cannot be read.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): Result<string, string> {
  const [, charset] = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '') ?? [];
  const encoding = byteOrderMark(bytes) ?? charset ?? declaredEncoding(bytes) ?? 'utf-8';
  try {
    const decoder = new TextDecoder(encoding);
    return ok(decoder.encoding === 'utf-8' ? decodeUtf8(bytes) : decoder.decode(bytes));
  } catch {
    return fail(`it is written in ${encoding}, which is not known here`);
  }
}
