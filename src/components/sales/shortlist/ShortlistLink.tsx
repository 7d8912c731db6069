import { shortlist } from '../../../features/shortlist/shortlist';
import { shortlistRoute } from '../../../model/derive/routes';
import { Link } from '../../../ui/link/Link';
import { useStore } from '../../../ui/store/use-store';
import * as styles from './ShortlistLink.module.css';

/** A link to the shortlist with the number of its entries. */
export function ShortlistLink() {
  const count = useStore(shortlist, null)?.entries.length ?? 0;
  return (
    <Link href={shortlistRoute} className={styles.link}>
      {count === 0 ? TEXTS.shortlist.link : TEXTS.shortlist.linkCount.fill({ count: String(count) })}
    </Link>
  );
}
