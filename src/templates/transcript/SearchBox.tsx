import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import * as styles from './SearchBox.module.css';
import type { TranscriptSearch } from './use-transcript-search';

/** Such as "2 of 5", or "5 found" until a match is selected. */
function countText({ total, at }: TranscriptSearch): string {
  if (total === 0) return TEXTS.podcast.notFound;
  return at === null ? `${total} found` : `${at + 1} of ${total}`;
}

/** A search field. Enter goes to the next match, Shift+Enter to the previous one, Esc clears. */
export function SearchBox({ search }: { readonly search: TranscriptSearch }) {
  const input = useRef<HTMLInputElement>(null);
  const { query, total, go } = search;
  const hasQuery = query.trim() !== '';

  function clear(): void {
    search.search('');
    input.current?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') search.search('');
  }

  return (
    <div className={styles.box} role="search" aria-label={TEXTS.podcast.searchTranscript}>
      <input
        ref={input}
        type="search"
        value={query}
        aria-label={TEXTS.podcast.searchTranscript}
        placeholder={TEXTS.podcast.searchTranscript}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => {
          search.search(currentTarget.value);
        }}
        onKeyDown={press}
      />
      <span role="status">{hasQuery && countText(search)}</span>
      {hasQuery && (
        <>
          {total > 1 && (
            <>
              <IconButton
                label={TEXTS.names.previousMatch}
                onClick={() => {
                  go(-1);
                }}
              >
                <Icon name="previous" />
              </IconButton>
              <IconButton
                label={TEXTS.names.nextMatch}
                onClick={() => {
                  go(1);
                }}
              >
                <Icon name="next" />
              </IconButton>
            </>
          )}
          <IconButton label={TEXTS.search.clear} onClick={clear}>
            <Icon name="close" />
          </IconButton>
        </>
      )}
    </div>
  );
}
