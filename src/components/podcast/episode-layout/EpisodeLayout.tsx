import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figure/Figure';
import { PageHeading } from '../../../ui/page-heading/PageHeading';
import { Section } from '../../../ui/section/Section';
import { ChapterList } from '../chapter-list/ChapterList';
import { Player } from '../player/Player';
import * as styles from './EpisodeLayout.module.css';
import type { EpisodeBaseProps } from '../../../page-data/podcast-props';

interface EpisodeLayoutProps {
  readonly page: EpisodeBaseProps;
  readonly inTranscript?: boolean;
  readonly children: ReactNode;
}

/** Layout shared by the page of an episode and that of its transcript: title, player, chapters. */
export function EpisodeLayout({ page, inTranscript = false, children }: EpisodeLayoutProps) {
  const { head, heading, summary, number, published, picture, recording, chapters, feed } = page;
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <PageHeading heading={heading} summary={summary}>
          <span className={styles.when}>
            {number !== null && `${number} · `}
            <time dateTime={published.iso}>{published.text}</time> · {recording.length}
          </span>
        </PageHeading>
        <Player recording={recording} />
        <div className={styles.printed}>{`${TEXTS.player.listen} ${head.canonical}`}</div>
      </div>
      <div className={styles.side}>
        {picture !== null && <Figure picture={picture} sizes="22rem" />}
        {chapters.length > 0 && (
          <Section heading={TEXTS.sections.chapters}>
            <ChapterList recording={recording} chapters={chapters} inTranscript={inTranscript} />
          </Section>
        )}
        <Section heading={TEXTS.podcast.elsewhere}>
          <ul className={styles.ways}>
            <li>
              <a href={feed.href}>{feed.label}</a>
            </li>
            <li>
              <a href={recording.src} type={recording.type} download>
                {TEXTS.player.download}
              </a>{' '}
              ({recording.size})
            </li>
          </ul>
        </Section>
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
