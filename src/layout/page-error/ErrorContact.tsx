import { useState } from 'react';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';

interface Found {
  readonly phone: string;
  readonly phoneHref: string;
  readonly emailHref: string;
}

/** Reads the contact details from the header: a page that has failed has no data of its own. */
function findContact(): Found | null {
  const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const email = document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
  if (phone === null || email === null) return null;
  return { phone: phone.textContent, phoneHref: phone.href, emailHref: email.href };
}

/** Links to telephone and e-mail, or to the contact page where there is no header. */
export function ErrorContact() {
  const [found] = useState(findContact);
  if (found === null) return <ButtonLink href="/contact/">{TEXTS.contact.heading}</ButtonLink>;
  return (
    <>
      <ButtonLink href={found.phoneHref}>
        <Icon name="phone" />
        {found.phone}
      </ButtonLink>{' '}
      <ButtonLink href={found.emailHref}>
        <Icon name="mail" />
        {TEXTS.contact.emailUs}
      </ButtonLink>
    </>
  );
}
