import type { CompanyFactProps } from '../../../page-data/company-facts';
import { FactList } from '../../../ui/fact-list/FactList';
import { Link } from '../../../ui/link/Link';

/** Licences, office and trust account of the company. */
export function CompanyFacts({ facts }: { readonly facts: readonly CompanyFactProps[] }) {
  return (
    <FactList
      facts={facts.map(({ label, text, link }) => ({
        label,
        value: (
          <>
            {text}
            {link !== null && ', '}
            {link !== null && (link.href === null ? link.label : <Link href={link.href}>{link.label}</Link>)}
          </>
        ),
      }))}
    />
  );
}
