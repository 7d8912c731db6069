import { noValue } from '../../lib/no-value';
import type { LotRowProps } from '../../page-data/lot-props';
import { LotNumber } from '../../components/sales/lot-number/LotNumber';
import type { BrochurePageProps, BrochureParcelProps } from './props';
import { ParcelRecord } from './ParcelRecord';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import { planStates } from '../../model/derive/plan/plan-states';
import { FactList } from '../../ui/fact-list/FactList';
import { StatList } from '../../ui/stat-list/StatList';
import { LandPlan } from '../../components/land/land-plan/LandPlan';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './BrochureTemplate.module.css';
import * as own from './ParcelSheet.module.css';

interface ParcelSheetProps {
  readonly sale: BrochurePageProps;
  readonly parcel: BrochureParcelProps;
  /** Its position among the parcels of the sale. */
  readonly index: number;
}

/**
 * The price of the parcel, or its acres if it has no price of its own, like land that sold en bloc or was withdrawn.
 */
function parcelFigures({ row, finalPrices }: { readonly row: LotRowProps; readonly finalPrices: boolean }) {
  const { price, perTitledAcre, perCultivatedAcre, area, cultivated, outcome } = row;
  if (price === noValue)
    return [
      { label: TEXTS.columns.titled, value: area, note: outcome },
      { label: TEXTS.columns.cultivated, value: cultivated, note: '' },
    ];
  const sold = finalPrices && outcome === 'sold';
  return [
    { label: sold ? TEXTS.columns.acceptedBid : TEXTS.columns.startingBid, value: price, note: outcome },
    { label: TEXTS.columns.perTitledAcre, value: perTitledAcre, note: area },
    { label: TEXTS.columns.perCultivatedAcre, value: perCultivatedAcre, note: cultivated },
  ];
}

/** A parcel on a sheet of its own, for comparison with others. */
export function ParcelSheet({ sale, parcel, index }: ParcelSheetProps) {
  const { heading, nearby, parcels, plan, finalPrices } = sale;
  const { row, anchor, facts, descriptionHtml, features, recordHtml } = parcel;
  return (
    <section className={`${styles.sheet} ${own.land}`} id={anchor} aria-labelledby={`${anchor}-name`}>
      <p className={styles.running}>
        <span>
          {heading}, {nearby}
        </span>
        <span>
          {index + 1} of {parcels.length}
        </span>
      </p>
      <div className={styles.parcel}>
        <LotNumber number={row.number} state={planStates[row.outcome]} />
        <div>
          <h2 id={`${anchor}-name`}>{row.name}</h2>
          <p>
            {row.land}. {row.use}.
          </p>
        </div>
      </div>
      <div className={styles.figures}>
        <StatList figures={parcelFigures({ row, finalPrices })} />
      </div>
      <div className={styles.columns}>
        {plan !== null && (
          <LandPlan
            plan={{ ...highlightParcels(plan, [index]), label: `${row.name} within the land of the sale` }}
            kind="page"
          />
        )}
        <FactList facts={facts} />
      </div>
      <Prose html={descriptionHtml} />
      <ParcelRecord html={recordHtml} />
      {features.length > 0 && (
        <div>
          <h3>{TEXTS.salePage.comesWith}</h3>
          <FactList facts={features} />
        </div>
      )}
    </section>
  );
}
