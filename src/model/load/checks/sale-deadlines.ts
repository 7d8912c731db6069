import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';

/** True if an instant is after another one. */
export function isAfter(later: string, earlier: string): boolean {
  return new Date(later).getTime() > new Date(earlier).getTime();
}

/** The hours of bidding, from the first parcel that opens to the last that closes. */
interface Bidding {
  readonly opensAt: string | undefined;
  readonly closesAt: string | undefined;
}

function biddingOf(sale: SaleFields): Bidding {
  const times = (name: 'startTime' | 'endTime') =>
    [sale, ...sale.parcels]
      .flatMap((lot) => lot[name] ?? [])
      .sort((a, b) => new Date(a).getTime() - new Date(b).getTime());
  return { opensAt: times('startTime')[0], closesAt: times('endTime').at(-1) };
}

function lateRegistration({ registerBy }: SaleFields, { opensAt }: Bidding): Finding[] {
  if (registerBy === undefined || opensAt === undefined || isAfter(opensAt, registerBy)) return [];
  return [
    {
      path: ['registerBy'],
      message: 'registration ends after bidding has opened',
      advice:
        'a time before bidding opens, on the first parcel as well, usually the afternoon of the day before.',
    },
  ];
}

/** The day of the close as the sale's own clock has it: the beginning of the time. */
function earlyClosing({ closingDate }: SaleFields, { closesAt }: Bidding): Finding[] {
  if (closingDate === undefined || closesAt === undefined || closingDate > closesAt.slice(0, 10)) return [];
  return [
    {
      path: ['closingDate'],
      message: 'the money changes hands before the bidding is over, or on the same day',
      advice: 'the closing date of the offer to purchase, usually thirty to sixty days after the sale.',
    },
  ];
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function closingOnWeekend({ closingDate }: SaleFields): Finding[] {
  if (closingDate === undefined) return [];
  const day = new Date(`${closingDate}T00:00:00Z`).getUTCDay();
  if (day !== 0 && day !== 6) return [];
  return [
    {
      path: ['closingDate'],
      message: `${closingDate} is a ${weekdays[day]}, when no money and no title changes hands`,
      advice: 'a business day, the one that the offer to purchase names.',
    },
  ];
}

function earlyOptions(sale: SaleFields): Finding[] {
  return sale.options.flatMap(({ exerciseDate, parcels }, index): Finding[] => {
    const closes = sale.parcels
      .filter(({ slug }) => parcels.includes(slug))
      .flatMap(({ endTime = sale.endTime }) => endTime ?? []);
    if (closes.every((time) => isAfter(exerciseDate, time))) return [];
    return [
      {
        path: ['options', index, 'exerciseDate'],
        message: 'the option ends before its parcels have sold',
        advice: 'a time after the close of bidding, usually a week later.',
      },
    ];
  });
}

function lateViewing({ viewingDays }: SaleFields, { closesAt }: Bidding): Finding[] {
  return viewingDays.flatMap(({ startTime }, index): Finding[] =>
    closesAt === undefined || isAfter(closesAt, startTime)
      ? []
      : [
          {
            path: ['viewingDays', index, 'startTime'],
            message: 'the land is shown after bidding has closed',
            advice: 'a time before bidding closes.',
          },
        ],
  );
}

function latePosting({ posted }: SaleFields, { closesAt }: Bidding): Finding[] {
  if (posted === undefined || closesAt === undefined || posted <= closesAt.slice(0, 10)) return [];
  return [
    {
      path: ['posted'],
      message: 'the sale went on the site after bidding had closed',
      advice: 'the day on which it went on the site; or check the year of the times of bidding.',
    },
  ];
}

/** Results may be published or taken down at any time, but a sale has to be on the site while bidding is open. */
function absentSale(sale: SaleFields, { opensAt, closesAt }: Bidding): Finding[] {
  const isHeld =
    sale.nothingSold ||
    [...sale.parcels, ...sale.enBlocs].some(({ acceptedBid }) => acceptedBid !== undefined);
  if (isHeld) return [];
  const { publishAt, unpublishAt } = sale;
  return [
    ...(publishAt !== undefined && opensAt !== undefined && isAfter(publishAt, opensAt)
      ? [
          {
            path: ['publishAt'],
            message: 'the sale goes on the site after bidding has opened',
            advice: 'a moment some weeks before bidding opens.',
          },
        ]
      : []),
    ...(unpublishAt !== undefined && closesAt !== undefined && isAfter(closesAt, unpublishAt)
      ? [
          {
            path: ['unpublishAt'],
            message: 'the sale is taken off the site before bidding has closed',
            advice: 'a moment after bidding has closed; state: withdrawn for a sale that is not held.',
          },
        ]
      : []),
  ];
}

const rules = [lateRegistration, earlyClosing, closingOnWeekend, latePosting];

/** Rules only for a sale that is held at its times; one that was put off may keep its old times. */
const scheduledRules = [earlyOptions, lateViewing, absentSale];

/** Reports dates that should be before bidding opens or after it closes, on any parcel, and are not. */
export function checkSaleDeadlines(sale: SaleFields): Finding[] {
  const bidding = biddingOf(sale);
  const inEffect = sale.state === 'scheduled' ? [...rules, ...scheduledRules] : rules;
  return inEffect.flatMap((rule) => rule(sale, bidding));
}
