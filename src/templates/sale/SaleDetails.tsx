import { Fold } from '../../ui/fold/Fold';
import { MoreLink } from '../../ui/more-link/MoreLink';
import type { SalePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { DocumentRows, FeatureRows, OptionRows } from '../../components/sales/sale-rows/SaleRows';

/** Documents, options and features of a sale or a parcel; a section that would be empty is left out. */
export function SaleDetails({
  documents,
  options,
  features,
  links,
  status,
}: Pick<SalePageProps, 'documents' | 'options' | 'features' | 'links'> & { readonly status: SaleStatus }) {
  return (
    <>
      {documents.length > 0 && (
        <Fold id="documents" heading={TEXTS.sections.documents}>
          <p>{TEXTS.salePage.documents}</p>
          <DocumentRows documents={documents} />
          <MoreLink href={links.payments}>{TEXTS.salePage.payments}</MoreLink>
        </Fold>
      )}
      {options.length > 0 && (
        <Fold id="options" heading={TEXTS.sections.options}>
          <p>{TEXTS.salePage.options}</p>
          <OptionRows options={options} status={status} />
        </Fold>
      )}
      {features.length > 0 && (
        <Fold id="features" heading={TEXTS.sections.features}>
          <FeatureRows features={features} />
        </Fold>
      )}
    </>
  );
}
