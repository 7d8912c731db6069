import { playFrom } from '../../../features/player/play-from';
import type { Recording } from '../../../features/player/recording';
import { useCurrentSegment } from '../../../features/player/use-player';
import type { ChapterProps } from '../../../page-data/podcast-props';
import * as rows from '../../../ui/title-rows/TitleRows.module.css';
import * as styles from './ChapterList.module.css';

interface ChapterListProps {
  readonly recording: Recording;
  readonly chapters: readonly ChapterProps[];
  /** True on the page of the transcript, where the text scrolls along to the chapter. */
  readonly inTranscript: boolean;
}

/** The parts of a recording; each plays from its beginning. */
export function ChapterList({ recording, chapters, inTranscript }: ChapterListProps) {
  const current = useCurrentSegment(recording, chapters);
  return (
    <ol className={`${rows.rows} ${styles.chapters}`}>
      {chapters.map(({ start, time, title, href }, index) => (
        <li key={start} id={href.startsWith('#') ? href.slice(1) : undefined}>
          <a
            href={href}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              if (playFrom(event, recording, start) && !inTranscript) event.preventDefault();
            }}
          >
            <span>{time}</span> <b>{title}</b>
          </a>
        </li>
      ))}
    </ol>
  );
}
