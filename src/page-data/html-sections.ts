import { decodeEntities } from '../lib/html-text';

/** The content under a second-level heading. */
export interface HtmlSection {
  /** The anchor of the heading. */
  readonly id: string;
  /** Plain text. */
  readonly heading: string;
  readonly html: string;
}

/**
 * Cuts built HTML at its second-level headings, each of which has an id (`src/build/markdown/heading-ids.ts`).
 *
 * @returns The HTML before the first heading, and the sections without their headings.
 */
export function splitHtml(html: string): {
  readonly intro: string;
  readonly sections: readonly HtmlSection[];
} {
  const parts = html.split(/(?=<h2[\s>])/);
  const intro = parts[0]?.startsWith('<h2') === true ? '' : (parts.shift() ?? '');
  const sections = parts.map((part): HtmlSection => {
    const [whole = '', id = '', heading = ''] = /^<h2[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h2>/s.exec(part) ?? [];
    return {
      id,
      heading: decodeEntities(heading.replace(/<[^>]+>/g, '')),
      html: part.slice(whole.length).trim(),
    };
  });
  return { intro: intro.trim(), sections };
}
