import { useId } from 'react';
import type { InquirySubject } from '../../../model/derive/forms/inquiry-subject';
import type { ContactProps, PersonProps } from '../../../page-data/common-props';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { ClientOnly } from '../../../ui/client-only/ClientOnly';
import { Icon } from '../../../ui/icon/Icon';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { ContactLink } from '../contact-link/ContactLink';
import * as styles from './InquiryCard.module.css';

interface InquiryCardProps {
  /** Such as Ask about this land. */
  readonly heading: string;
  readonly people: readonly PersonProps[];
  readonly contact: ContactProps;
  /** The contact page, which opens as a panel where scripts run. */
  readonly contactPage: string;
  /** The subject of a question. */
  readonly subject: InquirySubject;
}

/** The people who know the land, with their contact details. */
export function InquiryCard({ heading, people, contact, contactPage, subject }: InquiryCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {people.map(({ href, name, summary, picture }) => (
        <div key={href} className={styles.person}>
          {picture !== null && (
            <span className={styles.portrait}>
              <ClientOnly>
                <ResponsivePicture picture={picture} sizes="4rem" />
              </ClientOnly>
            </span>
          )}
          <p>
            <Link href={href} modal>
              {name}
            </Link>
            <br />
            {summary}
          </p>
        </div>
      ))}
      <ButtonLink href={contact.phoneHref} kind="primary">
        <Icon name="phone" />
        {contact.phone}
      </ButtonLink>
      <p className={styles.write}>
        <Icon name="mail" />
        <ContactLink label={TEXTS.contact.sendQuestion} href={contactPage} subject={subject} />
      </p>
    </section>
  );
}
