import { paymentsRoute } from '../../model/derive/routes';
import { MoreLink } from '../../ui/more-link/MoreLink';
import type { SalePageProps } from './props';
import { DocumentRows, FeatureRows, OptionRows } from '../../components/sales/sale-rows/SaleRows';

/** Documents, options and features of a sale or a parcel; a section that would be empty is left out. */
export function SaleDetails({
  documents,
  options,
  features,
}: Pick<SalePageProps, 'documents' | 'options' | 'features'>) {
  return (
    <>
      {documents.length > 0 && (
        <section id="documents">
          <h2>{TEXTS.sections.documents}</h2>
          <p>{TEXTS.salePage.documents}</p>
          <DocumentRows documents={documents} />
          <MoreLink href={paymentsRoute}>{TEXTS.salePage.payments}</MoreLink>
        </section>
      )}
      {options.length > 0 && (
        <section id="options">
          <h2>{TEXTS.sections.options}</h2>
          <p>{TEXTS.salePage.options}</p>
          <OptionRows options={options} />
        </section>
      )}
      {features.length > 0 && (
        <section id="features">
          <h2>{TEXTS.sections.features}</h2>
          <FeatureRows features={features} />
        </section>
      )}
    </>
  );
}
