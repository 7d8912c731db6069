import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import { ResultTable } from '../../components/sales/result-table/ResultTable';
import { StatList } from '../../ui/stat-list/StatList';
import * as styles from './SellResults.module.css';
import type { SellPageProps } from './props';

/** Results of past sales, with the parcels that had no bid; nothing while nothing has sold. */
export function SellResults({ figures, unsoldSummary, results, links }: SellPageProps) {
  if (figures.length === 0) return null;
  return (
    <FullWidthSection
      heading={TEXTS.sell.results}
      {...(unsoldSummary !== null && { text: unsoldSummary })}
      more={links.pastSales}
      joined
    >
      <StatList figures={figures} />
      <div className={styles.last}>
        <ResultTable caption={TEXTS.names.latestResults} results={results} length="short" />
      </div>
    </FullWidthSection>
  );
}
