/** XML of a feed without the line breaks around quoted texts, which some readers take for a part of the text. */
export function trimCdata(xml: string): string {
  return xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');
}
