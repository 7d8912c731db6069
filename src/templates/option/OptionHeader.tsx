import { ContactLink } from '../../components/contact/contact-link/ContactLink';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import { saleTypeNames } from '../../model/derive/sale-types';
import type { SaleStatus } from '../../model/derive/status';
import { Badge } from '../../ui/badge/Badge';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import * as styles from './OptionHeader.module.css';
import type { OptionPageProps } from './props';

interface OptionHeaderProps {
  readonly option: OptionPageProps;
  readonly status: SaleStatus;
}

/** Name of an option, and while the land is for sale its price and its deadline. */
export function OptionHeader({ option, status }: OptionHeaderProps) {
  const { heading, summary, price, exerciseBy } = option;
  return (
    <div className={styles.head}>
      <PageHeading heading={heading} summary={summary}>
        <StatusBadge slug={option.schedule.slug} status={status} />
        <Badge tone="label">{saleTypeNames.option}</Badge>
      </PageHeading>
      <div>
        {status !== 'withdrawn' && (
          <>
            <p className={styles.label}>{TEXTS.salePage.optionPrice}</p>
            <p className={styles.price}>{price}</p>
            <p>
              <time dateTime={exerciseBy.iso}>{exerciseBy.text}</time>
            </p>
          </>
        )}
        <p>
          <ContactLink
            label={TEXTS.saleActions.askAboutOption}
            href={option.contactPage}
            subject={option.inquirySubject}
          />
        </p>
      </div>
    </div>
  );
}
