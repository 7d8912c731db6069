import { useState } from 'react';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { Icon } from '../../ui/icon/Icon';

interface Found {
  readonly phone: string;
  readonly phoneHref: string;
  readonly emailHref: string;
}

/** How to reach us, as the header says it: a page that has failed knows nothing itself. */
function findContact(): Found | null {
  const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const email = document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
  if (phone === null || email === null) return null;
  return { phone: phone.textContent, phoneHref: phone.href, emailHref: email.href };
}

/** The telephone and the e-mail address; the way to the contact page where there is no header. */
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
