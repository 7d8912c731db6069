import type { LinkProps } from '../../../page-data/common-props';
import { Link } from '../../../ui/link/Link';
import { handleContactLinkClick } from '../../../features/contact/handle-contact-link-click';

/** A link to the contact page; where scripts run it opens the contact panel over the current page. */
export function ContactLink({ label, href }: LinkProps) {
  return (
    <Link href={href} onClick={handleContactLinkClick}>
      {label}
    </Link>
  );
}
