/** What the worker says, of content/settings/texts.yaml; the build puts it in. Braces hold placeholders. */
declare const OFFLINE_TEXTS: {
  readonly brand: string;
  /** With {time}. */
  readonly notice: string;
  readonly tryAgain: string;
  readonly notKept: string;
  readonly notKeptText: string;
};
