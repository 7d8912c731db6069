import { Badge } from '../../../ui/badge/Badge';
import { Link } from '../../../ui/link/Link';
import { CardMedia } from './CardMedia';
import * as styles from './SaleCard.module.css';
import * as own from './WithdrawnCard.module.css';
import type { WithdrawnSaleProps } from '../../../page-data/common-props';

/** A sale that is no longer available, with the reason in place of prices. The link covers the card. */
export function WithdrawnCard({ sale }: { readonly sale: WithdrawnSaleProps }) {
  const { href, name, nearby, why } = sale;
  return (
    <article className={`${styles.card} ${styles.dim}`}>
      <CardMedia sale={sale} />
      <div className={styles.text}>
        <p className={styles.badges}>
          <Badge tone="gone">{TEXTS.saleStatuses.withdrawn}</Badge>
        </p>
        <h3>
          <Link href={href} className={own.name}>
            {name}
          </Link>
        </h3>
        <p className={styles.place}>{nearby}</p>
        {why !== null && <p className={own.why}>{why}</p>}
      </div>
    </article>
  );
}
