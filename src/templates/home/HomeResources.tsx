import type { HomePageProps } from './props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Fold } from '../../ui/fold/Fold';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { TitleRows } from '../../ui/title-rows/TitleRows';
import * as styles from './HomeResources.module.css';

type HomeResourcesProps = Pick<HomePageProps, 'podcast' | 'episodes' | 'questions'> & {
  readonly links: Pick<HomePageProps['links'], 'podcast' | 'faq' | 'subscribe'>;
};

/** The podcast once it has an episode, the questions, and news by e-mail. */
export function HomeResources({ podcast, episodes, questions, links }: HomeResourcesProps) {
  return (
    <div className={styles.reading}>
      {episodes.length > 0 && (
        <Fold heading={podcast.title}>
          <p>{podcast.summary}</p>
          <TitleRows
            icon="play"
            rows={episodes.map(({ href, title, number, published }) => ({
              href,
              title: number === null ? title : `${number.replace(/\D+/, '')}. ${title}`,
              end: <time dateTime={published.iso}>{published.text}</time>,
            }))}
          />
          <MoreLink href={links.podcast.href}>{links.podcast.label}</MoreLink>
        </Fold>
      )}
      <Fold heading={TEXTS.home.questions}>
        <p>{TEXTS.home.questionsText}</p>
        <TitleRows
          rows={questions.map(({ href, title, updated }) => ({
            href,
            title,
            end: <time dateTime={updated.iso}>{updated.text}</time>,
          }))}
        />
        <MoreLink href={links.faq.href}>{links.faq.label}</MoreLink>
      </Fold>
      <section className={styles.news} aria-labelledby="news">
        <div>
          <h2 id="news">{TEXTS.home.newSales}</h2>
          <p>{TEXTS.home.newSalesText}</p>
        </div>
        <ButtonLink href={links.subscribe.href}>{TEXTS.home.subscribe}</ButtonLink>
      </section>
    </div>
  );
}
