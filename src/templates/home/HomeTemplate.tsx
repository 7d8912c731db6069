import type { HeadProps, PageProps } from 'gatsby';
import { Band } from '../../ui/band/Band';
import { PageHead } from '../../layout/head/PageHead';
import { LegalBand } from '../../components/sales/legal-band/LegalBand';
import { Page } from '../../layout/page/Page';
import { PriceStrip } from '../../components/sales/price-strip/PriceStrip';
import { ResultTable } from '../../components/sales/result-table/ResultTable';
import { SaleCards } from '../../components/sales/sale-card/SaleCards';
import type { HomePageProps } from './props';
import { FigureList } from '../../ui/figure-list/FigureList';
import { Timeline } from '../../ui/timeline/Timeline';
import { HomeHero } from './HomeHero';
import { HomeReading } from './HomeReading';
import { HomeSelling } from './HomeSelling';
import * as styles from './HomeTemplate.module.css';

export default function HomeTemplate({ pageContext }: PageProps<object, HomePageProps>) {
  const { bodyHtml, sales, figures, legal, steps, sold, median, results, links } = pageContext;
  return (
    <Page bleed>
      <HomeHero {...pageContext} />
      <div className={styles.figures}>
        <FigureList figures={figures} />
      </div>
      <Band
        heading="Upcoming sales"
        text="The squares are the land itself, quarter by quarter."
        more={links.sales}
        joined
      >
        {sales.length > 0 ? <SaleCards sales={sales} /> : <p>No other sale has a date right now.</p>}
      </Band>
      {legal !== null && <LegalBand legal={legal} action={links.search.href} />}
      <Band ground="snow" heading="How a sale runs" more={links.bidding}>
        <Timeline steps={steps.map(({ title, text, pause }) => ({ title, lines: [text], gap: pause }))} />
        <div className={styles.words} dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </Band>
      {median !== null && (
        <Band
          heading="What land sold for"
          text="Each square is one sold parcel. An en bloc sale counts once."
          more={links.pastSales}
        >
          <PriceStrip lots={sold} median={median} />
          <ResultTable caption="Results of past sales" results={results} length="short" />
        </Band>
      )}
      <HomeSelling {...pageContext} />
      <HomeReading {...pageContext} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, HomePageProps>) {
  return <PageHead {...pageContext.head} />;
}
