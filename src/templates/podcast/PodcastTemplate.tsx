import type { HeadProps, PageProps } from 'gatsby';
import { EpisodeRow } from '../../components/podcast/episode-row/EpisodeRow';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { LinkList } from '../../ui/link-list/LinkList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { PlayEpisode } from './PlayEpisode';
import * as styles from './Podcast.module.css';
import type { PodcastPageProps } from './props';

function Introduction({ page }: { readonly page: PodcastPageProps }) {
  const { heading, summary, bodyHtml, cover } = page;
  return (
    <div className={styles.head}>
      {cover !== null && (
        <ResponsivePicture
          className={styles.cover}
          picture={cover}
          sizes="(min-width: 64em) 24rem, 45vw"
          eager
        />
      )}
      <div className={styles.words}>
        <PageHeading heading={heading} summary={summary} />
        <Prose html={bodyHtml} />
      </div>
    </div>
  );
}

export default function PodcastTemplate({ pageContext }: PageProps<object, PodcastPageProps>) {
  const { episodes, feed, otherPlatforms } = pageContext;
  return (
    <Page>
      <Introduction page={pageContext} />
      <div className={styles.columns}>
        <Section heading={TEXTS.sections.episodes}>
          {episodes.length === 0 ? (
            <p>{TEXTS.podcast.empty}</p>
          ) : (
            <ul className={styles.episodes}>
              {episodes.map((episode) => (
                <li key={episode.href}>
                  <EpisodeRow episode={episode}>
                    <PlayEpisode recording={episode.recording} />
                  </EpisodeRow>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section heading={TEXTS.podcast.elsewhere} className={styles.elsewhere}>
          <p>{TEXTS.podcast.elsewhereText}</p>
          <LinkList links={[feed, ...otherPlatforms]} />
        </Section>
      </div>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, PodcastPageProps>) {
  return <PageHead {...pageContext.head} />;
}
