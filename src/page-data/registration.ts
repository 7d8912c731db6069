import type { Sale } from '../model/schema/sale';
import type { Texts } from '../model/schema/texts';

/** The deadline of registration for a sale, with the text for afterwards. */
export interface RegistrationProps {
  /** The deadline; none for a sale without one. */
  readonly deadlines: readonly {
    /** ISO 8601. */
    readonly at: string;
  }[];
  /** Number of deadlines that had passed when the page was built. */
  readonly passedCount: number;
  /** The text before the telephone number once registration has closed. */
  readonly text: string;
}

/**
 * The deadline of registration, and the contact for later bidders.
 *
 * @param contact The name of the contact for the sale, if there is one.
 */
export function registrationProps(
  { registerBy }: Pick<Sale, 'registerBy'>,
  contact: string | undefined,
  now: Date,
  { salePage }: Pick<Texts, 'salePage'>,
): RegistrationProps {
  const deadline = registerBy === undefined ? null : new Date(registerBy);
  return {
    deadlines: deadline === null ? [] : [{ at: deadline.toISOString() }],
    passedCount: deadline !== null && deadline <= now ? 1 : 0,
    text:
      contact === undefined
        ? salePage.registrationClosedNoContact
        : salePage.registrationClosed.fill({ name: contact }),
  };
}
