import { Quote } from '../../components/people/quote/Quote';
import type { HomePageProps } from './props';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { ResponsivePicture } from '../../ui/picture/ResponsivePicture';
import * as styles from './HomeSelling.module.css';

/** The call to sellers, with a quote from one of them. */
export function HomeSelling({ selling, quote, links }: HomePageProps) {
  const { heading, text, picture } = selling;
  return (
    <section className={styles.selling} aria-label={TEXTS.names.selling}>
      {picture !== null && (
        <ResponsivePicture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 64em) 69rem, 100vw"
        />
      )}
      <div>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={links.contact.href} kind="primary" size="large">
            {links.contact.label}
          </ButtonLink>
          <MoreLink href={links.compare.href}>{links.compare.label}</MoreLink>
        </div>
        {quote !== null && (
          <div className={styles.quote}>
            <Quote quote={quote} />
            <MoreLink href={links.testimonials.href}>{links.testimonials.label}</MoreLink>
          </div>
        )}
      </div>
    </section>
  );
}
