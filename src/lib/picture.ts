/** A picture at several widths and in several formats, ready for a picture element. */
export interface Picture {
  readonly alt: string;
  readonly caption: string | null;
  readonly width: number;
  readonly height: number;
  /** The fallback that every browser can show. */
  readonly src: string;
  readonly srcSet: string;
  /** Better formats, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}
