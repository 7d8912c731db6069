import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';
import type { OptionPageProps } from './props';

/** The parcels whose buyer may take the option. */
export function OptionParcels({ parcels }: Pick<OptionPageProps, 'parcels'>) {
  return (
    <Section heading={TEXTS.sections.optionBuyers}>
      <p>{parcels.length === 1 ? TEXTS.salePage.optionBuyer : TEXTS.salePage.optionBuyers}</p>
      <RowList
        rows={parcels.map(({ href, label, land }) => ({ href, title: label, text: land, aside: '' }))}
      />
    </Section>
  );
}
