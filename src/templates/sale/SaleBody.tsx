import { InquiryCard } from '../../components/contact/inquiry-card/InquiryCard';
import { SaleDetails } from './SaleDetails';
import type { SalePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { Fold } from '../../ui/fold/Fold';
import { Prose } from '../../ui/prose/Prose';
import { Split } from '../../ui/split/Split';
import * as styles from './SaleBody.module.css';
import { SaleChanges } from './SaleChanges';
import { SalePictures } from './SalePictures';
import { SaleLocation } from './SaleLocation';

interface SaleBodyProps {
  readonly sale: SalePageProps;
  readonly status: SaleStatus;
}

/** Description, documents and pictures of the land; beside them contacts, changes and the location. */
export function SaleBody({ sale, status }: SaleBodyProps) {
  const { descriptionHtml, documents, options, features, contacts, contact, links, changes } = sale;
  const land = (
    <Fold id="land" heading={TEXTS.sections.land}>
      <Prose html={descriptionHtml} />
    </Fold>
  );
  const side = (
    <>
      <InquiryCard
        heading={TEXTS.saleActions.askAboutLand}
        people={contacts}
        contact={contact}
        contactPage={links.contact.href}
        subject={{ sale: sale.schedule.slug, label: sale.heading }}
      />
      <SaleChanges changes={changes} />
      <SaleLocation sale={sale} status={status} />
    </>
  );
  return (
    <div className={styles.body}>
      <Split head={land} side={side}>
        <SaleDetails {...{ documents, options, features, links, status }} />
        <SalePictures sale={sale} />
      </Split>
    </div>
  );
}
