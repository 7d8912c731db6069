import { formatShortDateTime } from '../model/derive/dates';
import type { Texts } from '../model/schema/texts';
import type { BuildContext } from './build-context';
import type { ContactProps, LinkProps } from './common-props';
import { actionLinks } from './navigation';
import { contactProps } from './prop-builders';
import type { SaleContext } from './sale-context';
import { salePeople } from './sale-prop-builders';

/** The deadline of registration for a sale, with the texts for before and after it. */
export interface RegistrationProps {
  /** ISO 8601; null for a sale without one, and once it has passed. */
  readonly deadline: string | null;
  /** True if it had passed when the page was built. */
  readonly passed: boolean;
  /** The text before the telephone number until then; both texts are empty without a deadline. */
  readonly openText: string;
  /** The text before the telephone number once registration has closed. */
  readonly closedText: string;
}

/** Props of an offer to register for a sale. */
export interface RegistrationOfferProps {
  readonly registration: RegistrationProps;
  /** Registration on the engine, and the page for questions. */
  readonly links: Readonly<Record<'register' | 'contact', LinkProps>>;
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
}

/**
 * The deadline of registration, and the contact for later bidders.
 *
 * @param contact The name of the contact for the sale, if there is one.
 */
export function registrationProps(
  {
    sale,
    zone,
  }: { readonly sale: Pick<SaleContext['sale'], 'registerBy'>; readonly zone: SaleContext['zone'] },
  contact: string | undefined,
  now: Date,
  { salePage }: Pick<Texts, 'salePage'>,
): RegistrationProps {
  const name = contact ?? salePage.us;
  if (sale.registerBy === undefined) return { deadline: null, passed: false, openText: '', closedText: '' };
  const deadline = new Date(sale.registerBy);
  const passed = deadline <= now;
  return {
    deadline: passed ? null : deadline.toISOString(),
    passed,
    openText: salePage.registrationOpen.fill({ deadline: formatShortDateTime(deadline, zone), name }),
    closedText: salePage.registrationClosed.fill({ name }),
  };
}

/** Registration for a sale, on a page about its land. */
export function registrationOffer(context: BuildContext, saleContext: SaleContext): RegistrationOfferProps {
  const [first] = salePeople(context, saleContext.sale);
  const { phone, phoneHref } = contactProps(context);
  return {
    registration: registrationProps(saleContext, first?.name, context.now, context.content.texts),
    links: actionLinks(context),
    contact: { phone, phoneHref },
  };
}
