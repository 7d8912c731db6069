import { errorMessage } from '../error-message';

/** The message of an error, and on a line of its own that of its cause, unless the first includes it. */
function explain(error: unknown): string {
  const message = errorMessage(error);
  const cause = error instanceof Error && error.cause !== undefined ? errorMessage(error.cause) : '';
  return message.includes(cause) ? message : `${message}\n${cause}`;
}

/**
 * Runs a program with the arguments of its command line. If it throws, the message is printed on standard error, and
 * the program ends with status 1.
 */
export function runMain(main: (args: readonly string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  });
}
