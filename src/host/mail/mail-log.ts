/** A logger: the host's, or a test's. */
export interface MailLog {
  readonly info: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly error: (line: string) => void;
}
