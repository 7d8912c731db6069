import { DocumentChecksums } from '../../components/sales/document-checksums/DocumentChecksums';
import { DocumentRows, OptionRows } from '../../components/sales/sale-rows/SaleRows';
import type { ParcelPageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { FactList } from '../../ui/fact-list/FactList';
import { Fold } from '../../ui/fold/Fold';
import { Link } from '../../ui/link/Link';
import * as styles from './ParcelDetails.module.css';

/** Features, options and documents of the land; an empty part is left out. */
export function ParcelDetails({
  features,
  options,
  documents,
  links,
  status,
}: Pick<ParcelPageProps, 'features' | 'options' | 'documents' | 'links'> & { readonly status: SaleStatus }) {
  return (
    <>
      {features.length > 0 && (
        <Fold id="features" heading={TEXTS.sections.features}>
          <FactList
            facts={features.map(({ href, name, summary, kind }) => ({
              label: kind,
              value: (
                <>
                  {href === null ? (
                    name
                  ) : (
                    <Link href={href} modal>
                      {name}
                    </Link>
                  )}
                  <small className={styles.summary}>{summary}</small>
                </>
              ),
            }))}
          />
        </Fold>
      )}
      {options.length > 0 && (
        <Fold id="options" heading={TEXTS.sections.options}>
          <OptionRows options={options} status={status} />
        </Fold>
      )}
      {documents.length > 0 && (
        <Fold id="documents" heading={TEXTS.sections.documents}>
          <DocumentRows documents={documents} />
          <MoreLink href={links.payments}>{TEXTS.salePage.payments}</MoreLink>
          <DocumentChecksums documents={documents} />
        </Fold>
      )}
    </>
  );
}
