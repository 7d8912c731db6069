import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { findInText, type TextMatch } from '../../lib/find-in-text';
import type { PassageProps } from '../../page-data/podcast-props';

/** One empty list for every passage without a match, so that none of them renders again. */
const nothing: readonly TextMatch[] = [];

/**
 * One of the matches, counted through the transcript; a new object for each step, even if there is only one match.
 */
interface Step {
  readonly at: number;
}

interface PassageHits {
  readonly found: readonly TextMatch[];
  /** Index of the selected match among them; null if it is elsewhere. */
  readonly at: number | null;
}

/** Finds the selected match, which is counted through the transcript, in its passage. */
function selectMatch(found: readonly (readonly TextMatch[])[], at: number | null): PassageHits[] {
  let before = 0;
  return found.map((matches) => {
    const own = at === null ? -1 : at - before;
    before += matches.length;
    return { found: matches, at: own >= 0 && own < matches.length ? own : null };
  });
}

export interface TranscriptSearch {
  readonly query: string;
  readonly total: number;
  /** Index of the selected match; null until a step was made. */
  readonly at: number | null;
  /** The matches of each passage, and the selected one among them. */
  readonly hits: readonly PassageHits[];
  readonly search: (query: string) => void;
  /** Goes to the next match or the previous one, cyclically. */
  readonly go: (by: 1 | -1) => void;
}

/** Searches a transcript. */
export function useTranscriptSearch(
  passages: readonly PassageProps[],
  list: RefObject<HTMLElement | null>,
): TranscriptSearch {
  const [query, setQuery] = useState('');
  const [step, setStep] = useState<Step | null>(null);
  const found = useMemo(
    () =>
      passages.map(({ text }) => {
        const matches = findInText(text, query);
        return matches.length === 0 ? nothing : matches;
      }),
    [passages, query],
  );
  const total = found.reduce((sum, { length }) => sum + length, 0);
  const at = step?.at ?? null;

  useEffect(() => {
    if (step !== null) list.current?.querySelector('[data-at]')?.scrollIntoView({ block: 'center' });
  }, [step, list]);

  const search = useCallback((phrase: string) => {
    setQuery(phrase);
    setStep(null);
  }, []);

  function go(by: 1 | -1): void {
    if (total === 0) return;
    const from = at ?? (by === 1 ? -1 : 0);
    setStep({ at: (from + by + total) % total });
  }

  return { query, total, at, hits: selectMatch(found, at), search, go };
}
