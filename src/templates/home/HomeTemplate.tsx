import type { HeadProps, PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { EpisodeRow } from '../../layout/episode-row/EpisodeRow';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { QuestionList } from '../../layout/question-list/QuestionList';
import { Quote } from '../../layout/quote/Quote';
import { SaleCards } from '../../layout/sale-card/SaleCards';
import type { HomePageProps } from '../../model/derive/pages/page-props';
import type { LinkProps } from '../../model/derive/pages/parts';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Columns } from '../../ui/columns/Columns';
import { Figure } from '../../ui/figure/Figure';
import { FigureList } from '../../ui/figure-list/FigureList';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Stack } from '../../ui/stack/Stack';
import * as styles from './HomeTemplate.module.css';

interface TeaserProps {
  readonly heading: string;
  readonly more: LinkProps;
  readonly children: ReactNode;
}

/** A section with the way to all of it. */
function Teaser({ heading, more, children }: TeaserProps) {
  return (
    <Section heading={heading}>
      {children}
      <MoreLink href={more.href}>{more.label}</MoreLink>
    </Section>
  );
}

export default function HomeTemplate({ pageContext }: PageProps<object, HomePageProps>) {
  const { heading, summary, picture, bodyHtml, live, upcoming, figures, quotes, episodes, questions, links } =
    pageContext;
  return (
    <Page>
      <div className={styles.hero}>
        <Stack>
          <PageHeading heading={heading} summary={summary} />
          <ButtonRow>
            <ButtonLink href={links.sales.href} kind="primary">
              See upcoming sales
            </ButtonLink>
            <ButtonLink href={links.sell.href}>{links.sell.label}</ButtonLink>
          </ButtonRow>
          {picture !== null && (
            <Figure
              picture={picture}
              sizes="(min-width: 1328px) 54rem, (min-width: 1024px) 60vw, 100vw"
              eager
            />
          )}
        </Stack>
        {live.length > 0 && (
          <section>
            <h2>Selling now</h2>
            <SaleCards sales={live} />
          </section>
        )}
      </div>
      <Teaser heading="Upcoming sales" more={links.sales}>
        {upcoming.length > 0 ? <SaleCards sales={upcoming} /> : <p>No sale has a date right now.</p>}
      </Teaser>
      <Teaser heading="Results" more={links.pastSales}>
        <FigureList figures={figures} />
      </Teaser>
      <Teaser heading="How a sale runs" more={links.how}>
        <Prose html={bodyHtml} />
      </Teaser>
      <Teaser heading="What sellers and buyers say" more={links.testimonials}>
        <Columns>
          {quotes.map((quote) => (
            <Quote key={quote.name} quote={quote} />
          ))}
        </Columns>
      </Teaser>
      <Columns>
        <Teaser heading="Listen" more={links.podcast}>
          {episodes.map((episode) => (
            <EpisodeRow key={episode.href} episode={episode} />
          ))}
        </Teaser>
        <Teaser heading="Common questions" more={links.faq}>
          <QuestionList questions={questions} />
        </Teaser>
      </Columns>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, HomePageProps>) {
  return <PageHead {...pageContext.head} />;
}
