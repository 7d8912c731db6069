/** Ways to answer requests for sale statuses, as ends of the sentence “Requests for sale statuses are answered”. */
export const responseModes = {
  normally: 'normally',
  slowly: 'slowly, after 5 seconds',
  'with errors': 'with errors (503)',
  'with a page': 'with a page of HTML instead of data',
  'with nonsense': 'with nonsense, JSON of another shape',
  'not at all': 'not at all, the connection hangs',
} as const;

export type ResponseModeName = keyof typeof responseModes;

export function isResponseMode(text: string): text is ResponseModeName {
  return Object.hasOwn(responseModes, text);
}

/** The engine's current mode; kept until it stops. */
export interface ResponseMode {
  kind: ResponseModeName;
}
