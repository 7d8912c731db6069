/** XML of a feed without the line breaks around CDATA texts, which some readers take as part of the text. */
export function trimCdata(xml: string): string {
  return xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');
}
