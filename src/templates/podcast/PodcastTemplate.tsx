import type { HeadProps, PageProps } from 'gatsby';
import { EpisodeRow } from '../../components/podcast/episode-row/EpisodeRow';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { LinkList } from '../../ui/link-list/LinkList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import * as styles from './Podcast.module.css';
import type { PodcastPageProps } from './props';

export default function PodcastTemplate({ pageContext }: PageProps<object, PodcastPageProps>) {
  const { heading, summary, bodyHtml, episodes, feed, otherPlatforms } = pageContext;
  const head = (
    <>
      <PageHeading heading={heading} summary={summary} />
      <Prose html={bodyHtml} />
    </>
  );
  const subscribeLinks = (
    <Section heading={TEXTS.podcast.elsewhere}>
      <p>{TEXTS.podcast.elsewhereText}</p>
      <LinkList links={[feed, ...otherPlatforms]} />
    </Section>
  );
  return (
    <Page>
      <Split head={head} side={subscribeLinks}>
        <Section heading={TEXTS.sections.episodes}>
          {episodes.length === 0 ? (
            <p>{TEXTS.podcast.empty}</p>
          ) : (
            <ul className={styles.episodes}>
              {episodes.map((episode) => (
                <li key={episode.href}>
                  <EpisodeRow episode={episode} />
                </li>
              ))}
            </ul>
          )}
        </Section>
      </Split>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, PodcastPageProps>) {
  return <PageHead {...pageContext.head} />;
}
