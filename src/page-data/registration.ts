import type { Sale } from '../model/schema/sale';
import type { Texts } from '../model/schema/texts';

/** Until when bidders can register for a sale, and what to say afterwards. */
export interface RegistrationProps {
  /** The deadline; none for a sale without one. */
  readonly deadlines: readonly {
    /** ISO 8601. */
    readonly at: string;
  }[];
  /** How many of the deadlines had passed when the page was built. */
  readonly passedCount: number;
  /** The words before the telephone number once registration has closed. */
  readonly text: string;
}

/**
 * When registration closes, and whom to call then.
 *
 * @param contact The name of the person to ask about the sale, where there is one.
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
