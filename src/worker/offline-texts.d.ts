/** The texts of the worker from content/settings/texts.yaml, inserted by the build. Braces are placeholders. */
declare const OFFLINE_TEXTS: {
  readonly brand: string;
  /** With {time}. */
  readonly notice: string;
  readonly tryAgain: string;
  readonly notKept: string;
  readonly notKeptText: string;
};
