import { ContactForm } from '../../components/forms/ContactForm';
import type { InquirySubject } from '../../model/derive/forms/inquiry-subject';
import type { ContactProps } from '../../page-data/common-props';
import { Dialog } from '../../ui/dialog/Dialog';
import { MoreLink } from '../../ui/more-link/MoreLink';
import * as styles from './ContactDialog.module.css';

export interface ContactDialogProps {
  readonly contact: ContactProps;
  readonly page: string;
  readonly newsletter: string | null;
  readonly about: InquirySubject | 'general';
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The contact form and details of the company, in a panel over the page. */
export function ContactDialog({ contact, page, newsletter, about, open, onClose }: ContactDialogProps) {
  return (
    <Dialog heading={TEXTS.contact.heading} open={open} onClose={onClose} closeLabel={TEXTS.controls.close}>
      <div className={styles.ways}>
        <p>{TEXTS.contact.text}</p>
        <p className={styles.details}>
          <a href={contact.phoneHref}>{contact.phone}</a>
          <a href={contact.emailHref}>{contact.email}</a>
        </p>
        {about === 'general' ? (
          <ContactForm
            page={page}
            newsletter={newsletter}
            subscribes
            note={<p className={styles.small}>{TEXTS.forms.newsletterNote}</p>}
          />
        ) : (
          <ContactForm key={about.label} subject={about} page={page} newsletter={newsletter} />
        )}
        <p className={styles.small}>
          {contact.hours}. {contact.responseNote}
        </p>
        <MoreLink href={page}>{TEXTS.contact.allWays}</MoreLink>
      </div>
    </Dialog>
  );
}
