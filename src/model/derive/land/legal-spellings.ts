import type { LegalExampleProps } from './explain-legal-description';

/** Ways in which people write a legal description, all of which the search understands. */
export function legalSpellings({ parts }: Pick<LegalExampleProps, 'parts'>): string[] {
  const [quarter = '', ...rest] = parts.map(({ code }) => code);
  // The M of meridian is often left away, but not from WPM and EPM.
  const section = rest.join('-').replace(/(W\d)M$/, '$1');
  return [`${quarter}${section}`, `${quarter} ${section}`.toLowerCase().replaceAll('-', ' '), section];
}
