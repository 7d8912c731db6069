import type { SaleCardProps } from '../../model/derive/pages/parts';
import { Link } from '../../ui/link/Link';

const nothing = "It looks like there aren't any upcoming sales. Check back later for more information!";

/** The next sales in the menu, or the sentence for when there are none. */
export function UpcomingList({ sales }: { readonly sales: readonly SaleCardProps[] }) {
  return (
    <div>
      <h2>Upcoming sales</h2>
      {sales.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ul>
          {sales.map(({ href, name, nearby }) => (
            <li key={href}>
              <Link href={href}>
                {name}, {nearby}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
