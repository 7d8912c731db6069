import { hourMs, minuteMs } from '../../lib/durations';
import { minutesInWords } from '../../lib/number-words';
import { plural } from '../../lib/plural';
import { closesApart } from '../../model/derive/closes-apart';
import { formatShortDateTime, formatTimeOfDay } from '../../model/derive/dates';
import { saleRoute } from '../../model/derive/routes';
import type { SaleDayPart } from '../../model/schema/editorial';
import { article } from '../../page-data/article';
import type { BuildContext } from '../../page-data/build-context';
import type { PageKind, SitePage } from '../../page-data/page';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import type { HowItWorksPageProps } from './props';

type Times = Readonly<Record<SaleDayPart, string>>;

const noTimes: Times = { before: '', parcels: '', gap: '', block: '', after: '' };

/** Returns the times of a sale that runs in one go, with its block on the same day; null for any other sale. */
function timesOf({ sale, lots, times, zone }: SaleContext): Times | null {
  const { opensAt, closesAt } = times;
  const block = lots.find(({ enBloc }) => enBloc);
  if (opensAt === null || closesAt === null || block?.opensAt == null || block.closesAt === null) return null;
  if (closesApart(times) || closesAt.getTime() - opensAt.getTime() > 12 * hourMs) return null;
  const by =
    sale.registerBy === undefined ? '' : `By ${formatShortDateTime(new Date(sale.registerBy), zone)}`;
  return {
    before: by,
    parcels: formatTimeOfDay(opensAt, zone),
    gap: formatTimeOfDay(closesAt, zone),
    block: formatTimeOfDay(block.opensAt, zone),
    after: formatTimeOfDay(block.closesAt, zone),
  };
}

/** Formats a duration, such as "2 hours" or "90 minutes". */
function lengthOf({ times: { opensAt, closesAt } }: SaleContext): string {
  if (opensAt === null || closesAt === null) return '';
  const minutes = (closesAt.getTime() - opensAt.getTime()) / minuteMs;
  return minutes % 60 === 0 ? plural(minutes / 60, 'hour') : plural(minutes, 'minute');
}

/** The page on how it works, with the day of a sale as a drawing. */
function howItWorksPage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<HowItWorksPageProps> {
  const { routes, content } = context;
  const path = routes.howItWorks;
  const { enBlocDelayMinutes, enBlocRoundMinutes } = content.settings.saleRules;
  const example = withStatus(saleContexts, 'upcoming').find((saleContext) => timesOf(saleContext) !== null);
  const times = (example === undefined ? null : timesOf(example)) ?? noTimes;
  const lengths: Times = {
    ...noTimes,
    parcels: example === undefined ? '' : lengthOf(example),
    gap: minutesInWords(enBlocDelayMinutes),
    block: minutesInWords(enBlocRoundMinutes),
  };
  return {
    path,
    props: {
      ...article(context, saleContexts, 'how-it-works', path),
      parts: content.pages['how-it-works'].steps.flatMap(({ part, title, text }) =>
        part === undefined ? [] : [{ part, title, text, time: times[part], length: lengths[part] }],
      ),
      example: example === undefined ? null : { label: example.sale.name, href: saleRoute(example.sale) },
    },
  };
}

export const howItWorksKind = {
  template: 'how-it-works/HowItWorksTemplate.tsx',
  fixedPages: { 'how-it-works': howItWorksPage },
} satisfies PageKind;
