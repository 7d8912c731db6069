import { parseDocument } from 'yaml';
import type { Answers } from './answers';

/**
 * Writes the answers into the settings, whose other lines and comments stay. The meaning of the old name and the
 * addresses on social networks are removed, and without samples also the licences and the broker of the sample company.
 *
 * @param source content/settings/site.yaml
 */
export function changeSettings(source: string, { texts, keepSamples }: Answers, hasSamples: boolean): string {
  const document = parseDocument(source);
  const set = (path: readonly string[], value: string | undefined) => {
    if (value !== undefined) document.setIn(path, value);
  };
  if (hasSamples && !keepSamples) {
    document.delete('company');
    document.delete('sample');
  }
  // It explains the old name.
  document.deleteIn(['brand', 'story']);
  set(['brand', 'name'], texts.name);
  set(['brand', 'slug'], texts.slug);
  set(['brand', 'tagline'], texts.tagline);
  set(['contact', 'phone'], texts.phone);
  set(['contact', 'email'], texts.email);
  set(['hosts', 'site'], texts.site);
  set(['hosts', 'engine'], texts.engine);
  document.deleteIn(['hosts', 'sales']);
  // Its pages on social networks, which the new company does not have.
  document.set('social', document.createNode({}));
  set(['company', 'legalName'], texts['legal-name']);
  set(['company', 'office'], texts.office);
  return document.toString({ lineWidth: 120 });
}
