import { useEffect, useState } from 'react';
import { findTerms } from '../../features/search/find-terms';
import type { FoundPage } from '../../features/search/page-search';
import { MarkedText } from '../../ui/marked-text/MarkedText';
import * as styles from './SearchResults.module.css';

/** A sentence about a page, and the matching passage if only its text matches. */
export function ResultText({ page: { summary, terms, excerpt } }: { readonly page: FoundPage }) {
  const [text, setText] = useState(excerpt.kind === 'known' ? excerpt.text : '');

  useEffect(() => {
    if (excerpt.kind !== 'toLoad') return undefined;
    let current = true;
    void excerpt.load().then((loaded) => {
      if (current) setText(loaded ?? '');
    });
    return () => {
      current = false;
    };
  }, [excerpt]);

  const mark = (words: string) => <MarkedText text={words} matches={findTerms(words, terms)} />;
  return (
    <>
      {summary !== '' && <span className={styles.summary}>{mark(summary)}</span>}
      {/* Its space is reserved while it loads. */}
      {excerpt.kind !== 'none' && <span className={styles.excerpt}>{mark(text)}</span>}
    </>
  );
}
