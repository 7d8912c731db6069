import type { BrochurePageProps } from './props';
import { Button } from '../../ui/button/Button';
import { Link } from '../../ui/link/Link';
import * as styles from './BrochureTemplate.module.css';

function print(): void {
  window.print();
}

/** Buttons of the brochure, hidden on paper; without scripts visitors print from the browser. */
export function BrochureBar({ sale }: { readonly sale: Pick<BrochurePageProps, 'sale'> }) {
  return (
    <header className={styles.bar}>
      <Link href={sale.sale.href} className={styles.back}>
        {TEXTS.saleActions.backToSale}
      </Link>
      <span className={styles.print}>
        <Button kind="primary" onClick={print}>
          {TEXTS.saleActions.print}
        </Button>
      </span>
    </header>
  );
}
