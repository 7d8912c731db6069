import type { InquirySubject } from '../../../model/derive/forms/inquiry-subject';
import type { LinkProps } from '../../../page-data/common-props';
import { Link } from '../../../ui/link/Link';
import { handleContactLinkClick } from '../../../features/contact/handle-contact-link-click';

interface ContactLinkProps extends LinkProps {
  /** The subject of the visitor's question. */
  readonly subject?: InquirySubject;
}

/** A link to the contact page; where scripts run it opens the contact panel over the current page. */
export function ContactLink({ label, href, subject }: ContactLinkProps) {
  return (
    <Link
      href={href}
      onClick={(event) => {
        handleContactLinkClick(event, subject);
      }}
    >
      {label}
    </Link>
  );
}
