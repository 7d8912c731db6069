/** The result for one picture in the report and on the contact sheet. */
export interface PictureResult {
  readonly name: string;
  readonly width: number;
  /** The name of its file, without the extension. */
  readonly file: string;
  readonly outcome:
    | { readonly kind: 'new' | 'same' }
    | { readonly kind: 'differs'; readonly percent: number; readonly from: number; readonly to: number }
    | { readonly kind: 'failed'; readonly reason: string };
}

type Kind = PictureResult['outcome']['kind'];

/** The order in which a reviewer wants to see them, each with its heading. */
export const kinds: readonly { readonly kind: Kind; readonly heading: string }[] = [
  { kind: 'differs', heading: 'Different from the accepted pictures' },
  { kind: 'failed', heading: 'Could not be prepared' },
  { kind: 'new', heading: 'New' },
  { kind: 'same', heading: 'The same' },
];

/** Returns the results of one kind; those that differ are sorted by difference, the largest first. */
export function ofKind(results: readonly PictureResult[], kind: Kind): PictureResult[] {
  const percent = ({ outcome }: PictureResult) => (outcome.kind === 'differs' ? outcome.percent : 0);
  return results.filter(({ outcome }) => outcome.kind === kind).sort((a, b) => percent(b) - percent(a));
}

/** Describes the result in a few words. */
export function describeOutcome({ outcome }: PictureResult): string {
  switch (outcome.kind) {
    case 'differs': {
      const { percent, from, to } = outcome;
      return `differs in ${percent < 0.01 ? 'less than 0.01' : percent.toFixed(2)} %, rows ${from} to ${to}`;
    }
    case 'failed':
      return `could not be prepared: ${outcome.reason}`;
    default:
      return outcome.kind;
  }
}
