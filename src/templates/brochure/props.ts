import type { LotRowProps } from '../../page-data/lot-props';
import type { FactProps, LinkProps, FormattedDate, BasePageProps } from '../../page-data/common-props';
import type { SaleSummaryProps } from '../../page-data/sale-summary-props';

/** What has a sheet of its own: a parcel. */
export interface BrochureParcelProps {
  /** Its row in the table, which leads to the sheet. */
  readonly row: LotRowProps;
  /** Of the sheet, so that the table can lead there. */
  readonly anchor: string;
  readonly facts: readonly FactProps[];
  readonly descriptionHtml: string;
  /** What comes with it: the kind, and the name with its summary. */
  readonly features: readonly FactProps[];
}

/** Somebody to ask, as paper needs it. */
export interface BrochurePersonProps {
  readonly name: string;
  readonly role: string;
  /** Null where the company's address has to do. */
  readonly email: string | null;
}

export interface BrochurePageProps extends BasePageProps, SaleSummaryProps {
  /** The company, leading home. */
  readonly brand: LinkProps;
  /** The page of the sale, labelled with its address as one types it. */
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
  /** The day of the build where the land is. */
  readonly asOf: FormattedDate;
  /** That all of it is made up, where it is. */
  readonly notice: string | null;
}
