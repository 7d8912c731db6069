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
import { Stack } from '../../ui/stack/Stack';
import * as styles from './HomeTemplate.module.css';

interface SectionProps {
  readonly heading: string;
  readonly more: LinkProps;
  readonly children: ReactNode;
}

function Section({ heading, more, children }: SectionProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
      <MoreLink href={more.href}>{more.label}</MoreLink>
    </section>
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
      <Section heading="Upcoming sales" more={links.sales}>
        {upcoming.length > 0 ? <SaleCards sales={upcoming} /> : <p>No sale has a date right now.</p>}
      </Section>
      <Section heading="Results" more={links.pastSales}>
        <FigureList figures={figures} />
      </Section>
      <Section heading="How a sale runs" more={links.how}>
        <Prose html={bodyHtml} />
      </Section>
      <Section heading="What sellers and buyers say" more={links.testimonials}>
        <Columns>
          {quotes.map((quote) => (
            <Quote key={quote.name} quote={quote} />
          ))}
        </Columns>
      </Section>
      <Columns>
        <Section heading="Listen" more={links.podcast}>
          {episodes.map((episode) => (
            <EpisodeRow key={episode.href} episode={episode} />
          ))}
        </Section>
        <Section heading="Common questions" more={links.faq}>
          <QuestionList questions={questions} />
        </Section>
      </Columns>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, HomePageProps>) {
  return <PageHead {...pageContext.head} />;
}
