/** How the call for the statuses can be answered, in the words of the page where it is chosen. */
export const answerings = {
  normally: 'Normally',
  slowly: 'Slowly, after 5 seconds',
  'with errors': 'With errors (503)',
  'with a page': 'With a page of HTML instead of data',
  'with nonsense': 'With nonsense: JSON of another shape',
  'not at all': 'Not at all: the connection hangs',
} as const;

export type AnsweringKind = keyof typeof answerings;

export function isAnswering(text: string): text is AnsweringKind {
  return Object.hasOwn(answerings, text);
}

/** How the engine answers at present; kept until it stops. */
export interface Answering {
  kind: AnsweringKind;
}
