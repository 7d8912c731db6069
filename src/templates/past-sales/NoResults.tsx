import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Section } from '../../ui/section/Section';
import type { PastSalesPageProps } from './props';

/** The archive of a company whose first sale has still to close. */
export function NoResults({ links: { sales, subscribe } }: Pick<PastSalesPageProps, 'links'>) {
  return (
    <Section heading="No results yet">
      <p>
        The first sale has still to close. Its prices stand here from the day its results are in, and whatever
        does not sell stands beside them.
      </p>
      <ButtonRow>
        <ButtonLink href={sales.href}>{sales.label}</ButtonLink>
        <ButtonLink href={subscribe.href}>{subscribe.label}</ButtonLink>
      </ButtonRow>
    </Section>
  );
}
