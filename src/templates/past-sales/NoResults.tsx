import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Section } from '../../ui/section/Section';
import type { PastSalesPageProps } from './props';

/** The archive of a company whose first sale has not closed yet. */
export function NoResults({ links: { sales, subscribe } }: Pick<PastSalesPageProps, 'links'>) {
  return (
    <Section heading={TEXTS.pastSales.noResults}>
      <p>{TEXTS.pastSales.noResultsText}</p>
      <ButtonRow>
        <ButtonLink href={sales.href}>{sales.label}</ButtonLink>
        <ButtonLink href={subscribe.href}>{subscribe.label}</ButtonLink>
      </ButtonRow>
    </Section>
  );
}
