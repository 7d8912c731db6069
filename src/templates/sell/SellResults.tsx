import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { StatList } from '../../ui/stat-list/StatList';
import type { SellPageProps } from './props';

/** Figures of past sales, with the parcels that had no bid; nothing while nothing has sold. */
export function SellResults({ figures, unsoldSummary, links }: SellPageProps) {
  if (figures.length === 0) return null;
  return (
    <FullWidthSection
      heading={TEXTS.sell.results}
      {...(unsoldSummary !== null && { text: unsoldSummary })}
      more={links.pastSales}
      joined
    >
      <StatList figures={figures} />
    </FullWidthSection>
  );
}
