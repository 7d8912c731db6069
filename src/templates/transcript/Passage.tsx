import { memo, type ReactNode } from 'react';
import { playFrom } from '../../features/player/play-from';
import type { Recording } from '../../features/player/recording';
import type { TextMatch } from '../../lib/find-in-text';
import type { PassageProps } from '../../page-data/podcast-props';

interface PassageRowProps {
  readonly recording: Recording;
  readonly passage: PassageProps;
  /** True while the passage is spoken. */
  readonly spoken: boolean;
  /** The text that was searched for. */
  readonly found: readonly TextMatch[] | undefined;
  /** Index of the current match. */
  readonly foundAt: number | null | undefined;
}

function marked(text: string, found: readonly TextMatch[] = [], at: number | null = null): ReactNode {
  if (found.length === 0) return text;
  let end = 0;
  const parts = found.map((match, index) => {
    const before = text.slice(end, match.start);
    end = match.end;
    return [
      before,
      <mark key={match.start} data-at={index === at || undefined}>
        {text.slice(match.start, match.end)}
      </mark>,
    ];
  });
  return [...parts.flat(), text.slice(end)];
}

function PassageRow({ recording, passage, spoken, found, foundAt }: PassageRowProps) {
  const { id, start, time, speaker, text } = passage;
  return (
    <li id={id} aria-current={spoken ? 'true' : undefined}>
      <a
        href={`#${id}`}
        onClick={(event) => {
          // The passage is under the pointer already: the page does not scroll.
          if (playFrom(event, recording, start)) event.preventDefault();
        }}
      >
        {time}
      </a>
      <div>
        {speaker !== null && <b>{speaker}</b>}
        <p>{marked(text, found, foundAt)}</p>
      </div>
    </li>
  );
}

/** A passage with its speaker and time. Long transcripts have hundreds: only those that change render. */
export const Passage = memo(PassageRow);
