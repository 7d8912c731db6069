import type { LinkProps } from '../../page-data/common-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import * as styles from './NewSalesSignup.module.css';

interface NewSalesSignupProps {
  readonly subscribe: LinkProps;
  /** Whether the list is about a place. */
  readonly near: boolean;
}

/** What to do when the right land is not in the list. */
export function NewSalesSignup({ subscribe, near }: NewSalesSignupProps) {
  return (
    <section className={styles.pane}>
      <div>
        <h2>{near ? TEXTS.sales.nothingNear : TEXTS.sales.nothingFits}</h2>
        <p>{TEXTS.sales.subscribeText}</p>
      </div>
      <ButtonLink kind="primary" href={subscribe.href}>
        {subscribe.label}
      </ButtonLink>
    </section>
  );
}
