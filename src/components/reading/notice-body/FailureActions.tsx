import type { ContactProps } from '../../../page-data/common-props';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { Icon } from '../../../ui/icon/Icon';

/**
 * Buttons to retry and to contact us. An empty address leads to the page that failed, so the link also works without
 * scripts.
 */
export function FailureActions({ contact }: { readonly contact: ContactProps }) {
  return (
    <>
      <li>
        <ButtonLink href="" kind="primary">
          {TEXTS.failures.reload}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={contact.phoneHref}>
          <Icon name="phone" />
          {contact.phone}
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={contact.emailHref}>
          <Icon name="mail" />
          {TEXTS.contact.emailUs}
        </ButtonLink>
      </li>
    </>
  );
}
