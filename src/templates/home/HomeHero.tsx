import { FeaturedSale } from '../../components/sales/featured-sale/FeaturedSale';
import type { HomePageProps } from './props';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './HomeHero.module.css';
import { HomeSearch } from './HomeSearch';

type HomeHeroProps = Pick<HomePageProps, 'heading' | 'summary' | 'picture' | 'featuredSale'> & {
  readonly legal: Pick<NonNullable<HomePageProps['legal']>, 'text'> | null;
  readonly links: Pick<HomePageProps['links'], 'search' | 'sales' | 'sell'>;
};

/** The promise, the sale of the day in front of the horizon, and the search. */
export function HomeHero({ heading, summary, picture, featuredSale, legal, links }: HomeHeroProps) {
  // If there is no sale, there is no land to take an example from.
  const hint =
    legal === null ? TEXTS.home.searchHintWithoutSales : TEXTS.home.searchHint.fill({ land: legal.text });
  return (
    <div className={styles.hero}>
      <div className={styles.top}>
        <h1>{heading}</h1>
        {featuredSale !== null && <FeaturedSale sheet={featuredSale} />}
        <div className={styles.promise}>
          <p>{summary}</p>
          <HomeSearch action={links.search.href} sales={links.sales.href} hint={hint} />
          <div className={styles.links}>
            <MoreLink href={links.sales.href}>{TEXTS.home.seeSales}</MoreLink>
            <MoreLink href={links.sell.href}>{links.sell.label}</MoreLink>
          </div>
        </div>
      </div>
      {picture !== null && <ResponsivePicture className={styles.band} picture={picture} sizes="100vw" />}
    </div>
  );
}
