import type { HeadProps, PageProps } from 'gatsby';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { PageHead } from '../../layout/head/PageHead';
import { LegalDescriptionSection } from '../../components/sales/legal-description-section/LegalDescriptionSection';
import { Page } from '../../layout/page/Page';
import { PriceStrip } from '../../components/sales/price-strip/PriceStrip';
import { SaleCards } from '../../components/sales/sale-card/SaleCards';
import type { HomePageProps } from './props';
import { StatList } from '../../ui/stat-list/StatList';
import { Timeline } from '../../ui/timeline/Timeline';
import { TitleRows } from '../../ui/title-rows/TitleRows';
import { HomeHero } from './HomeHero';
import { HomeResources } from './HomeResources';
import { HomeSelling } from './HomeSelling';
import * as styles from './HomeTemplate.module.css';

export default function HomeTemplate({ pageContext }: PageProps<object, HomePageProps>) {
  const { bodyHtml, featuredSale, sales, figures, legal, steps, sold, median, results, links } = pageContext;
  const none = featuredSale === null && sales.length === 0;
  return (
    <Page bleed>
      <HomeHero {...pageContext} />
      {figures.length > 0 && (
        <div className={styles.figures}>
          <StatList figures={figures} />
        </div>
      )}
      <FullWidthSection
        heading={TEXTS.home.upcomingSales}
        {...(!none && { text: TEXTS.home.upcomingText })}
        more={links.sales}
        joined={figures.length > 0}
      >
        {sales.length > 0 ? (
          <div className={styles.sales}>
            <SaleCards sales={sales} />
          </div>
        ) : (
          <p>{none ? TEXTS.home.noneUpcoming : TEXTS.home.noSales}</p>
        )}
      </FullWidthSection>
      {legal !== null && <LegalDescriptionSection legal={legal} />}
      <FullWidthSection surface="snow" heading={TEXTS.home.steps} more={links.bidding} folded>
        <Timeline steps={steps.map(({ title, text, pause }) => ({ title, lines: [text], dashed: pause }))} />
        <div className={styles.words} dangerouslySetInnerHTML={{ __html: bodyHtml }} />
      </FullWidthSection>
      {median !== null && (
        <FullWidthSection heading={TEXTS.home.results} text={TEXTS.home.resultsText} more={links.pastSales}>
          <PriceStrip lots={sold} median={median} />
          <div className={styles.results}>
            <TitleRows
              rows={results.map(({ href, name, price, perAcre }) => ({
                href,
                title: name,
                end: (
                  <>
                    <b>{price}</b>
                    {perAcre}
                  </>
                ),
              }))}
            />
          </div>
        </FullWidthSection>
      )}
      <HomeSelling {...pageContext} />
      <HomeResources {...pageContext} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, HomePageProps>) {
  return <PageHead {...pageContext.head} />;
}
