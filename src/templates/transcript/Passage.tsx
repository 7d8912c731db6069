import { memo } from 'react';
import { playFrom } from '../../features/player/play-from';
import type { Recording } from '../../features/player/recording';
import type { TextMatch } from '../../lib/find-in-text';
import type { PassageProps } from '../../page-data/podcast-props';
import { MarkedText } from '../../ui/marked-text/MarkedText';

interface PassageRowProps {
  readonly recording: Recording;
  readonly passage: PassageProps;
  /** True while the passage is being spoken. */
  readonly spoken: boolean;
  /** The text that was searched for. */
  readonly found: readonly TextMatch[] | undefined;
  /** Index of the current match. */
  readonly foundAt: number | null | undefined;
}

/** One empty list for every passage without a match. */
const nothing: readonly TextMatch[] = [];

function PassageRow({ recording, passage, spoken, found = nothing, foundAt }: PassageRowProps) {
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
        <p>
          <MarkedText text={text} matches={found} at={foundAt ?? null} />
        </p>
      </div>
    </li>
  );
}

/** A passage with its speaker and time. Long transcripts have hundreds: only those that change render. */
export const Passage = memo(PassageRow);
