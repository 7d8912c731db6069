/** The subject of an inquiry: a sale, or a parcel or an option of it, by their slugs. */
export interface InquirySubject {
  readonly sale: string;
  /** A parcel or an en bloc group. */
  readonly parcel?: string;
  readonly option?: string;
  /** Name, such as Four Mile Coulee, Parcel 2. */
  readonly label: string;
}
