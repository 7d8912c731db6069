import type { LinkProps } from '../../../page-data/common-props';
import { Link } from '../../../ui/link/Link';
import { openContactPanel } from '../../../features/contact/open-contact-panel';

/** A link to the contact page; where scripts run it opens the contact panel over the present page. */
export function ContactLink({ label, href }: LinkProps) {
  return (
    <Link href={href} onClick={openContactPanel}>
      {label}
    </Link>
  );
}
