import { useCallback, useId, useRef, useState } from 'react';
import { segmentIndexAt } from '../../features/player/playback-position';
import { useTimeHash } from '../../features/player/use-time-hash';
import { useCurrentSegment } from '../../features/player/use-player';
import { Checkbox } from '../../ui/checkbox/Checkbox';
import { Icon } from '../../ui/icon/Icon';
import { Passage } from './Passage';
import { SearchBox } from './SearchBox';
import * as styles from './Transcript.module.css';
import { useAutoScroll } from './use-auto-scroll';
import { useTranscriptSearch } from './use-transcript-search';
import type { TranscriptPageProps } from './props';

type TranscriptProps = Pick<TranscriptPageProps, 'recording' | 'passages' | 'textFile'>;

/** The transcript of an episode by its time, searchable and linked to the player. */
export function Transcript({ recording, passages, textFile }: TranscriptProps) {
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentSegment(recording, passages);
  const search = useTranscriptSearch(passages, list);
  const [follows, setFollows] = useState(false);
  const leave = useCallback(() => {
    setFollows(false);
  }, []);
  useAutoScroll({ list, enabled: follows, current, onUserScroll: leave });

  const show = useCallback(
    (seconds: number, hash: string) => {
      // The browser scrolls to an anchor by itself; any other time selects the passage that contains it.
      const passage = passages[Math.max(0, segmentIndexAt(passages, seconds))];
      if (passage !== undefined && hash !== `#${passage.id}`)
        document.getElementById(passage.id)?.scrollIntoView();
    },
    [passages],
  );
  useTimeHash(recording, show);

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{TEXTS.sections.transcript}</h2>
        <a href={textFile.href} download>
          <Icon name="download" />
          <span>{textFile.label}</span>
        </a>
      </div>
      <div className={search.query === '' ? styles.tools : `${styles.tools} ${styles.searching}`}>
        <SearchBox search={search} />
        <Checkbox
          label={TEXTS.podcast.follow}
          checked={follows}
          onChange={({ currentTarget }) => {
            setFollows(currentTarget.checked);
          }}
        />
      </div>
      <ol ref={list} className={styles.passages}>
        {passages.map((passage, index) => {
          const hit = search.hits[index];
          return (
            <Passage
              key={passage.id}
              recording={recording}
              passage={passage}
              spoken={index === current}
              found={hit?.found}
              foundAt={hit?.at}
            />
          );
        })}
      </ol>
    </section>
  );
}
