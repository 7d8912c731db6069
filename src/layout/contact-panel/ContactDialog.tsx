import type { ContactProps } from '../../page-data/common-props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Dialog } from '../../ui/dialog/Dialog';
import { Icon } from '../../ui/icon/Icon';
import { MoreLink } from '../../ui/more-link/MoreLink';
import * as styles from './ContactDialog.module.css';

interface ContactDialogProps {
  readonly contact: ContactProps;
  readonly page: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Contact details of the company, in a panel over the page. */
export function ContactDialog({ contact, page, open, onClose }: ContactDialogProps) {
  return (
    <Dialog heading={TEXTS.contact.heading} open={open} onClose={onClose} closeLabel={TEXTS.controls.close}>
      <div className={styles.ways}>
        <p>{TEXTS.contact.text}</p>
        <ButtonLink href={contact.phoneHref} kind="primary" size="large">
          <Icon name="phone" />
          {contact.phone}
        </ButtonLink>
        <ButtonLink href={contact.emailHref} size="large">
          <Icon name="mail" />
          {contact.email}
        </ButtonLink>
        <p className={styles.hours}>
          {contact.hours}. {contact.responseNote}
        </p>
        <MoreLink href={page}>{TEXTS.contact.allWays}</MoreLink>
      </div>
    </Dialog>
  );
}
