import type { LinkProps } from '../../page-data/common-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import * as styles from './NewSalesSignup.module.css';

interface NewSalesSignupProps {
  readonly subscribe: LinkProps;
  /** True when the list is sorted by distance from a place. */
  readonly near: boolean;
}

/** Invites visitors who have not found land in the list to subscribe. */
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
