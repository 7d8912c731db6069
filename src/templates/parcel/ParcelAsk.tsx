import { ContactLink } from '../../layout/contact-link/ContactLink';
import { inSentence } from '../../model/derive/pages/lot-numbers';
import type { ParcelPageProps } from '../../model/derive/pages/parcel-props';
import { buttonClass } from '../../ui/button-link/button-class';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Link } from '../../ui/link/Link';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import { Section } from '../../ui/section/Section';
import * as styles from './ParcelAsk.module.css';

/** Who knows the land, and how to reach them. */
export function ParcelAsk({ parcel }: { readonly parcel: ParcelPageProps }) {
  const { heading, contacts, phone, links } = parcel;
  return (
    <Section heading={`Ask about ${inSentence({ name: heading })}`} className={styles.ask}>
      {contacts.map(({ href, name, summary, picture }) => (
        <div key={href} className={styles.person}>
          {picture !== null && <ResponsivePicture picture={picture} sizes="60px" />}
          <p>
            <Link href={href}>{name}</Link>
            <br />
            {summary}
          </p>
        </div>
      ))}
      <ButtonLink href={phone.phoneHref} kind="primary">
        {phone.phone}
      </ButtonLink>
      <ContactLink {...links.contact} className={buttonClass({})} />
    </Section>
  );
}
