import type { LotRowProps } from '../../page-data/lot-props';
import type { FactProps, LinkProps, FormattedDate, BasePageProps } from '../../page-data/common-props';
import type { SaleSummaryProps } from '../../page-data/sale-summary-props';

/** A parcel, which has a sheet of its own. */
export interface BrochureParcelProps {
  /** Its row in the table, which links to the sheet. */
  readonly row: LotRowProps;
  /** Anchor of the sheet, for the link in the table. */
  readonly anchor: string;
  readonly facts: readonly FactProps[];
  /** The parts of the land record, entries of a definition list. */
  readonly recordHtml: string;
  readonly descriptionHtml: string;
  /** Features: the kind, and the name with its summary. */
  readonly features: readonly FactProps[];
}

/** A contact as printed. */
export interface BrochurePersonProps {
  readonly name: string;
  readonly role: string;
  /** Null if the contact has only the company's address. */
  readonly email: string | null;
}

export interface BrochurePageProps extends BasePageProps, SaleSummaryProps {
  /** The company's name, with a link to the home page. */
  readonly brand: LinkProps;
  /** The page of the sale, labelled with its address for typing. */
  readonly sale: LinkProps;
  readonly parcels: readonly BrochureParcelProps[];
  readonly documents: readonly FactProps[];
  readonly options: readonly {
    readonly name: string;
    readonly summary: string;
    readonly price: string;
    readonly exerciseBy: string;
  }[];
  readonly people: readonly BrochurePersonProps[];
  readonly phone: string;
  readonly email: string;
  /** The day of the build in the sale's time zone. */
  readonly asOf: FormattedDate;
  /** Notice that the content is sample data, if it is. */
  readonly notice: string | null;
}
