import { plural } from '../../lib/plural';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import type { SalesSearchResult } from './filter-sales';
import { SaleFilters } from './SaleFilters';
import * as styles from './FilterSheet.module.css';
import type { ChangeQuery, SalesQuery } from './sales-query';

interface FilterSheetProps {
  readonly open: boolean;
  readonly found: SalesSearchResult;
  readonly query: SalesQuery;
  readonly onChange: ChangeQuery;
  readonly onClose: () => void;
}

/** The filters as a layer of a small screen; its button names the number of matching sales. */
export function FilterSheet({ open, found, query, onChange, onClose }: FilterSheetProps) {
  return (
    <Dialog heading={TEXTS.filters.filters} open={open} closeLabel={TEXTS.controls.close} onClose={onClose}>
      <SaleFilters query={query} counts={found.counts} onChange={onChange} />
      <p className={styles.foot}>
        <Button kind="primary" size="large" onClick={onClose}>
          {`Show ${plural(found.sales.length, 'sale')}`}
        </Button>
      </p>
    </Dialog>
  );
}
