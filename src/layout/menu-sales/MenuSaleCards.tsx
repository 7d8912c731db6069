import type { SaleCardProps } from '../../model/derive/pages/parts';
import { Badge } from '../../ui/badge/Badge';
import { Link } from '../../ui/link/Link';
import { CardPair } from '../sale-card/CardPair';
import { StatusBadge } from '../sale-card/StatusBadge';
import * as styles from './MenuSaleCards.module.css';

function MenuSaleCard({ sale }: { readonly sale: SaleCardProps }) {
  const { href, name, nearby, status, date, area, price } = sale;
  return (
    <article className={styles.card}>
      <CardPair sale={sale} sizes="116px" />
      <div className={styles.text}>
        {status === 'live' || date === null ? (
          <StatusBadge status={status} />
        ) : (
          <Badge tone="open">{date.text.replace(/ at .*$/, '')}</Badge>
        )}
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        <p>{nearby}</p>
        <p>{area}</p>
        <p>{price}</p>
      </div>
    </article>
  );
}

/** Sales as small cards: two columns of 232 px, or a list on a small screen. */
export function MenuSaleCards({ sales }: { readonly sales: readonly SaleCardProps[] }) {
  return (
    <ul className={styles.cards}>
      {sales.map((sale) => (
        <li key={sale.href}>
          <MenuSaleCard sale={sale} />
        </li>
      ))}
    </ul>
  );
}
