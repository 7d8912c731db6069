import { TextsSchema, type Texts } from '../schema/texts';
import { parseFile } from './files/parse-file';

/** The texts of a file's content; null when it has a problem, which the loader reports. */
export function readTexts(file: string, source: string): Texts | null {
  const parsed = parseFile(file, source);
  const texts = parsed.ok ? TextsSchema.safeParse(parsed.value.data) : null;
  return texts?.success === true ? texts.data : null;
}
