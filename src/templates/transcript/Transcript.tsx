import type { TranscriptPageProps } from '../../model/derive/pages/podcast-props';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Section } from '../../ui/section/Section';
import * as styles from './Transcript.module.css';
import { useSeek } from './use-seek';

type TranscriptProps = Pick<TranscriptPageProps, 'episode' | 'recording' | 'passages'>;

/** Every word of an episode by its time, under the recording that the times move. */
export function Transcript({ episode, recording, passages }: TranscriptProps) {
  const { player, playFrom } = useSeek();
  return (
    <>
      <div className={styles.recording}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- This page is its transcript. */}
        <audio
          ref={player}
          controls
          preload="none"
          aria-label="Recording of the episode"
          src={recording.src}
        />
        <MoreLink href={episode.href}>{episode.label}</MoreLink>
      </div>
      <Section heading="Every word">
        <p>Choose a time to hear the episode from there.</p>
        <ol className={styles.passages}>
          {passages.map(({ id, time, speaker, text }) => (
            <li key={id} id={id}>
              <a href={`#${id}`} onClick={playFrom}>
                {time}
              </a>
              <div>
                {speaker !== null && <b>{speaker}</b>}
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
