/** XML without the characters that XML 1.0 forbids, for which readers refuse a whole feed. */
export function legalXml(xml: string): string {
  return xml.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
