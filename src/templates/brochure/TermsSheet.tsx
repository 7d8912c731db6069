import { LotTable } from '../../components/sales/lot-table/LotTable';
import type { BrochurePageProps } from './props';
import type { SaleStatus } from '../../model/derive/status';
import { Timeline } from '../../ui/timeline/Timeline';
import { EnBlocRule } from './EnBlocRule';
import { BrochureRows } from './BrochureRows';
import { BrochureFooter } from './BrochureFooter';
import * as styles from './BrochureTemplate.module.css';

interface TermsSheetProps {
  readonly sale: BrochurePageProps;
  readonly status: SaleStatus;
}

/** The sheets with all parcels, the dates, the documents and the contacts. */
export function TermsSheet({ sale, status }: TermsSheetProps) {
  const { parcels, enBlocs, finalPrices, steps, viewingDays, documents, options } = sale;
  const rows = [...parcels.map(({ row }) => row), ...enBlocs.map((row) => ({ ...row, enBloc: true }))];
  return (
    <div className={styles.sheet}>
      <section>
        <h2>{TEXTS.sections.parcels}</h2>
        <LotTable
          caption={finalPrices ? TEXTS.salePage.acceptedBidsNote : TEXTS.salePage.startingBidsNote}
          lots={rows}
          priceLabel={finalPrices ? TEXTS.columns.price : TEXTS.columns.startingBid}
          withOutcome={status === 'completed'}
        />
      </section>
      <EnBlocRule sale={sale} />
      {steps.length > 0 && (
        <section>
          <h2>{TEXTS.sections.dates}</h2>
          <Timeline
            steps={steps.map(({ title, text, note, conditional }) => ({
              title,
              dateText: text,
              lines: note === '' ? [] : [note],
              dashed: conditional,
            }))}
          />
        </section>
      )}
      <BrochureRows
        heading={TEXTS.sections.viewingDays}
        rows={viewingDays.map(({ text, note }) => ({ title: text, text: note, aside: '' }))}
      />
      <BrochureRows
        heading={TEXTS.sections.options}
        rows={options.map(({ name, summary, price, exerciseBy }) => ({
          title: `${name}, ${price}`,
          text: summary,
          aside: exerciseBy,
        }))}
      />
      <BrochureRows
        heading={TEXTS.sections.documents}
        rows={documents.map(({ label, value }) => ({ title: label, text: '', aside: value }))}
      />
      <BrochureFooter sale={sale} />
    </div>
  );
}
