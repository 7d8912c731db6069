/** XML without the characters that no XML 1.0 document may hold, for which readers refuse the whole of a feed. */
export function legalXml(xml: string): string {
  return xml.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
