import { DocumentChecksums } from '../../components/sales/document-checksums/DocumentChecksums';
import { DocumentRows, OptionRows } from '../../components/sales/sale-rows/SaleRows';
import { paymentsRoute } from '../../model/derive/routes';
import type { ParcelPageProps } from './props';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { FactList } from '../../ui/fact-list/FactList';
import { Link } from '../../ui/link/Link';
import * as styles from './ParcelDetails.module.css';
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
          <MoreLink href={paymentsRoute}>{TEXTS.salePage.payments}</MoreLink>
          <DocumentChecksums documents={documents} />
        </Section>
      )}
    </>
  );
}
