import { useId, useState } from 'react';
import { parseDollars } from '../../lib/parse-dollars';
import { listWords } from '../../lib/sentence';
import { standardCurrency } from '../../lib/money';
import { estimateCost, type EstimateInputs } from '../../model/derive/estimate';
import { pricedCultivatedAcres, pricePerAcre } from '../../model/derive/prices';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { Fold } from '../../ui/fold/Fold';
import { useAnnouncement } from '../../ui/interaction/use-announcement';
import { TextField } from '../../ui/text-field/TextField';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden';
import * as styles from './CostEstimate.module.css';
import type { TransferLabels } from './props';

interface CostEstimateProps {
  readonly startingBid: number;
  readonly rules: EstimateInputs;
  readonly transferLabels: TransferLabels;
}

/** Returns the label of the total with all that it adds to the bid, such as "Total with GST and registration fee". */
function labelOfTotal({ buyerFeePercent, gstPercent }: EstimateInputs, transfer: string): string {
  const fee = buyerFeePercent > 0 ? [TEXTS.estimate.buyerFeeInTotal] : [];
  const gst = gstPercent > 0 ? [TEXTS.estimate.gstInTotal] : [];
  return TEXTS.estimate.total.fill({ charges: listWords([...fee, ...gst, transfer]) });
}

function lines(
  bid: number,
  rules: EstimateInputs,
  transferLabel: string,
): readonly (readonly [string, string])[] {
  const { depositPercent, buyerFeePercent, gstPercent, titledAcres } = rules;
  const { deposit, buyerFee, gst, transfer } = estimateCost(bid, rules);
  const perAcre = [
    [TEXTS.columns.perTitledAcre, pricePerAcre(bid, titledAcres)],
    [TEXTS.columns.perCultivatedAcre, pricePerAcre(bid, pricedCultivatedAcres(rules))],
  ] as const;
  return [
    [TEXTS.estimate.atBid, standardCurrency(bid)],
    ...(depositPercent === 0
      ? []
      : [[TEXTS.estimate.deposit.fill({ rate: depositPercent }), standardCurrency(deposit)] as const]),
    [TEXTS.estimate.buyerFee, buyerFeePercent === 0 ? TEXTS.estimate.noBuyerFee : standardCurrency(buyerFee)],
    ...(gstPercent === 0 ? [] : [[TEXTS.estimate.gst, standardCurrency(gst)] as const]),
    [transferLabel, standardCurrency(transfer)],
    ...perAcre.flatMap(([label, dollars]) =>
      dollars === null ? [] : [[label, standardCurrency(dollars)] as const],
    ),
  ];
}

/** Calculates the cost of a bid. Without scripts it shows the starting bid. */
export function CostEstimate({ startingBid, rules, transferLabels }: CostEstimateProps) {
  const starting = standardCurrency(startingBid);
  const fieldId = useId();
  const [text, setText] = useState(starting.slice(1));
  const bid = parseDollars(text);
  // The last total stays while the text is not an amount.
  const [last, setLast] = useState(startingBid);
  const total = standardCurrency(estimateCost(last, rules).total);
  const totalLabel = labelOfTotal(rules, transferLabels.short);
  const announcement = useAnnouncement(`${totalLabel}: ${total}`);
  return (
    <Fold id="total" heading={TEXTS.sections.estimate}>
      <div className={styles.total}>
        <p>{TEXTS.salePage.estimate}</p>
        <div>
          <div className={styles.field}>
            <ClientOnly>
              <TextField
                id={fieldId}
                label={TEXTS.estimate.bid}
                hint={TEXTS.estimate.startsAt.fill({ price: starting })}
                error={bid === null ? TEXTS.estimate.wrongBid : undefined}
                value={text}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ target }) => {
                  setText(target.value);
                  setLast(parseDollars(target.value) ?? last);
                }}
              />
              <VisuallyHidden>
                <output htmlFor={fieldId}>{announcement}</output>
              </VisuallyHidden>
            </ClientOnly>
          </div>
          <dl>
            {lines(last, rules, transferLabels.line).map(([label, dollars]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{dollars}</dd>
              </div>
            ))}
            <div>
              <dt>{totalLabel}</dt>
              <dd>{total}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Fold>
  );
}
