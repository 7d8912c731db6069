import { useEffect, useRef } from 'react';
import { noValue } from '../../../lib/no-value';
import { planStates } from '../../../model/derive/plan/plan-states';
import type { LotRowProps } from '../../../page-data/lot-props';
import { Icon } from '../../../ui/icon/Icon';
import { IconButton } from '../../../ui/icon-button/IconButton';
import { Link } from '../../../ui/link/Link';
import { LotNumber } from '../lot-number/LotNumber';
import * as styles from './LotPanel.module.css';

interface LotPanelProps {
  readonly lot: LotRowProps;
  readonly priceLabel: string;
  /** True on the page of the parcel itself. */
  readonly current: boolean;
  /** Undefined at the first parcel. */
  readonly onPrevious: (() => void) | undefined;
  /** Undefined at the last parcel. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The figures of a parcel beside the plan; on a phone a sheet at the foot of the window. */
export function LotPanel({ lot, priceLabel, current, onPrevious, onNext, onClose }: LotPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The sheet on a phone must not cover the plan.
    panel.current?.closest('figure')?.querySelector('svg')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { name, number, land, use, area, cultivated, price, perTitledAcre, outcome } = lot;
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={name}>
      <div className={styles.head}>
        <LotNumber number={number} state={planStates[outcome]} />
        <p>
          {current ? <b>{name}</b> : <Link href={lot.href}>{name}</Link>}
          <small>{land}</small>
        </p>
        <IconButton label={TEXTS.interactivePlan.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.price}>
        {price === noValue ? (
          outcome
        ) : (
          <>
            <small>
              {priceLabel}, {outcome}
            </small>
            <b>{price}</b>
            <span>{perTitledAcre}</span>
          </>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{TEXTS.columns.titled}</dt>
          <dd>{area}</dd>
        </div>
        <div>
          <dt>{TEXTS.columns.cultivated}</dt>
          <dd>{cultivated}</dd>
        </div>
        <div>
          <dt>{TEXTS.columns.landUse}</dt>
          <dd>{use}</dd>
        </div>
      </dl>
      <div className={styles.moves}>
        <button type="button" aria-disabled={onPrevious === undefined} onClick={onPrevious}>
          <span aria-hidden="true">←</span> {TEXTS.interactivePlan.previous}
        </button>
        <button type="button" aria-disabled={onNext === undefined} onClick={onNext}>
          {TEXTS.interactivePlan.next} <span aria-hidden="true">→</span>
        </button>
      </div>
    </div>
  );
}
