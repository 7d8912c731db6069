/**
 * Reads a response as text in UTF-8.
 *
 * @throws When it is longer than the limit, in bytes, or is not UTF-8.
 */
export async function readLimitedText(body: Response['body'], maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = body?.getReader();
  let bytes = 0;
  let text = '';
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new Error(`it is longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
