import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import type { ParcelPageProps } from './props';
import type { LotOutcome } from '../../model/derive/prices';
import { isOver, type SaleStatus } from '../../model/derive/status';
import { Badge, type BadgeTone } from '../../ui/badge/Badge';
import { Link } from '../../ui/link/Link';
import * as styles from './ParcelHeader.module.css';

/**
 * The outcome of a lot once its sale has closed. While it is open the status is shown instead, and a group that won has
 * a label of its own.
 */
const results: Partial<Record<LotOutcome, { readonly tone: BadgeTone; readonly label: string }>> = {
  sold: { tone: 'done', label: TEXTS.outcomes.sold },
  'not sold': { tone: 'held', label: TEXTS.outcomes.notSold },
  'result to come': { tone: 'label', label: TEXTS.outcomes.resultToCome },
};

function groupLabel(label: string, won: boolean, status: SaleStatus): string {
  if (won) return `Sold in ${label}`;
  return isOver(status) ? `Also offered in ${label}` : `Also in ${label}`;
}

interface ParcelBadgesProps {
  readonly parcel: Pick<ParcelPageProps, 'schedule' | 'enBloc' | 'groups'>;
  readonly status: SaleStatus;
  readonly outcome: LotOutcome;
}

/** The state of a lot, its outcome, and the groups that it is offered in. */
export function ParcelBadges({ parcel: { schedule, enBloc, groups }, status, outcome }: ParcelBadgesProps) {
  const result = results[outcome];
  const sameLand = enBloc && outcome === 'not sold';
  return (
    <>
      <StatusBadge slug={schedule.slug} status={status} />
      {result !== undefined && (
        <Badge tone={result.tone}>{sameLand ? TEXTS.outcomes.notSoldEnBloc : result.label}</Badge>
      )}
      {enBloc && <Badge tone="bloc">{TEXTS.saleCards.enBloc}</Badge>}
      {groups.map(({ href, label, won }) => (
        <Link key={href} href={href} className={styles.group}>
          <Badge tone="bloc">{groupLabel(label, won, status)}</Badge>
        </Link>
      ))}
    </>
  );
}
