import type { LotOutcome } from '../model/derive/prices';
import type { FormattedDate } from './common-props';

/** A parcel or an en bloc group as a row of its sale. */
export interface LotRowProps {
  readonly href: string;
  /** Id of its row, so that the plan can link to it. */
  readonly id: string;
  readonly name: string;
  /** As on the plan, or of a group's parcels, such as 1–3. */
  readonly number: string;
  /** Legal descriptions, or the parcels of an en bloc group. */
  readonly land: string;
  readonly use: string;
  /** Titled acres, such as 160.0 ac. */
  readonly area: string;
  readonly cultivated: string;
  readonly price: string;
  readonly perTitledAcre: string;
  readonly perCultivatedAcre: string;
  readonly outcome: LotOutcome;
}

export interface DocumentProps {
  readonly href: string;
  readonly title: string;
  /** Such as PDF, 4 kB. */
  readonly file: string;
  readonly date: FormattedDate;
}

/** A document with its checksum. */
export interface CheckedDocumentProps extends DocumentProps {
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string;
}

export interface OptionRowProps {
  readonly href: string;
  readonly name: string;
  readonly summary: string;
  readonly price: string;
  /** Such as Exercise by Dec 16, 2026 at 4:00 PM ABT. */
  readonly exerciseBy: string;
}

export interface FeatureRowProps {
  readonly href: string;
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  /** The parcel it belongs to, and its number. */
  readonly parcel: string;
  readonly number: string;
}
