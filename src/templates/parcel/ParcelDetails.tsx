import { DocumentRows, OptionRows } from '../../components/sales/sale-rows/SaleRows';
import type { ParcelPageProps } from './props';
import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';

/** Features, options and documents of the land; an empty part is left out. */
export function ParcelDetails({
  features,
  options,
  documents,
}: Pick<ParcelPageProps, 'features' | 'options' | 'documents'>) {
  return (
    <>
      {features.length > 0 && (
        <Section heading={TEXTS.sections.features}>
          <RowList
            rows={features.map(({ href, name, summary, kind }) => ({
              href,
              modal: true,
              title: name,
              text: summary,
              aside: kind,
            }))}
          />
        </Section>
      )}
      {options.length > 0 && (
        <Section heading={TEXTS.sections.options}>
          <OptionRows options={options} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section heading={TEXTS.sections.documents}>
          <DocumentRows documents={documents} />
        </Section>
      )}
    </>
  );
}
