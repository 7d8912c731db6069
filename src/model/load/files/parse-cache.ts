import type { Result } from '../../../lib/result';
import { parseFile, type ParsedFile, type ParseFile } from './parse-file';
import type { Problem } from './problem';

/**
 * Creates a `parseFile` that keeps the result for each file and parses it anew only when its text has changed, for
 * servers that load the same content again and again. The results take more room than the files, so builds do without.
 */
export function createParseCache(): ParseFile {
  const kept = new Map<string, { readonly source: string; readonly result: Result<ParsedFile, Problem[]> }>();
  return function parseChanged(file, source) {
    const last = kept.get(file);
    if (last?.source === source) return last.result;
    const result = parseFile(file, source);
    kept.set(file, { source, result });
    return result;
  };
}
