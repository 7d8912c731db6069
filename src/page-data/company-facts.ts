import type { Company } from '../model/schema/company';
import type { Texts } from '../model/schema/texts';

/** A fact of the company, with a link for some. */
export interface CompanyFactProps {
  readonly label: string;
  readonly text: string;
  /** The link after the text: the regulator, with its address if it is known. */
  readonly link: { readonly label: string; readonly href: string | null } | null;
}

/** Lists the licences, the office and the trust account of the settings; empty if they have none. */
export function companyFacts(
  company: Company | undefined,
  { company: labels }: Pick<Texts, 'company'>,
): CompanyFactProps[] {
  if (company === undefined) return [];
  const { legalName, brokerage, broker, office, trustAccount, licences } = company;
  const lines = [
    [labels.legalName, legalName],
    [labels.brokerage, brokerage],
    [labels.broker, broker],
    [labels.office, office],
    [labels.trustAccount, trustAccount],
  ] as const;
  return [
    ...lines.flatMap(([label, text]) => (text === undefined ? [] : { label, text, link: null })),
    ...licences.map(({ province, number, regulator, address }) => ({
      label: labels.licence.fill({ province }),
      text: number,
      link: { label: regulator, href: address ?? null },
    })),
  ];
}
