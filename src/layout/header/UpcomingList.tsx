import type { SaleCardProps } from '../../model/derive/pages/parts';
import { LinkList } from '../../ui/link-list/LinkList';
import { NoUpcomingSales } from '../no-upcoming-sales/NoUpcomingSales';

/** The next sales in the menu, or the sentence for when there are none. */
export function UpcomingList({ sales }: { readonly sales: readonly SaleCardProps[] }) {
  return (
    <div>
      <h2>Upcoming sales</h2>
      {sales.length === 0 ? (
        <NoUpcomingSales />
      ) : (
        <LinkList links={sales.map(({ href, name, nearby }) => ({ label: `${name}, ${nearby}`, href }))} />
      )}
    </div>
  );
}
