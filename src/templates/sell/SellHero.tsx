import { handleContactLinkClick } from '../../features/contact/handle-contact-link-click';
import { buttonClass } from '../../ui/button-link/button-class';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Figure } from '../../ui/figure/Figure';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/link/Link';
import * as styles from './SellHero.module.css';
import type { SellPageProps } from './props';

type SellContactButtonsProps = Pick<SellPageProps, 'contact' | 'links'>;

/** Buttons for the contact panel (without scripts the contact page) and the telephone. */
export function SellContactButtons({ contact, links }: SellContactButtonsProps) {
  return (
    <ButtonRow>
      <Link
        href={links.contact.href}
        className={buttonClass({ kind: 'primary', size: 'large' })}
        onClick={handleContactLinkClick}
      >
        {links.contact.label}
      </Link>
      <ButtonLink href={contact.phoneHref} size="large">
        <Icon name="phone" />
        {TEXTS.contact.callUs}
      </ButtonLink>
    </ButtonRow>
  );
}

/** The promise to sellers, with a picture beside it. */
export function SellHero({ heading, summary, picture, contact, links }: SellPageProps) {
  return (
    <div className={styles.hero}>
      <div>
        <h1>{heading}</h1>
        <p className={styles.summary}>{summary}</p>
        <SellContactButtons contact={contact} links={links} />
      </div>
      {picture !== null && <Figure picture={picture} sizes="(min-width: 64em) 56rem, 100vw" eager />}
    </div>
  );
}
