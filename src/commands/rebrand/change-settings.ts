import { parseDocument } from 'yaml';
import type { Answers } from './answers';

/**
 * Writes the answers into the settings, whose other lines and comments stay. Without samples, facts of the sample
 * company that nobody has given go as well: its licences, its broker and the meaning of its name.
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
    document.deleteIn(['brand', 'story']);
  }
  set(['brand', 'name'], texts.name);
  set(['brand', 'slug'], texts.slug);
  set(['brand', 'tagline'], texts.tagline);
  set(['contact', 'phone'], texts.phone);
  set(['contact', 'email'], texts.email);
  set(['hosts', 'site'], texts.site);
  set(['hosts', 'engine'], texts.engine);
  document.deleteIn(['hosts', 'sales']);
  set(['company', 'legalName'], texts['legal-name']);
  set(['company', 'office'], texts.office);
  return document.toString({ lineWidth: 0 });
}
