import { StartToSold } from '../../components/sales/start-to-sold/StartToSold';
import type { ComparableProps } from '../../page-data/comparable-results';
import { Fold } from '../../ui/fold/Fold';
import * as styles from './ParcelResults.module.css';

/** The price of the sold land, with the prices of comparable land. */
export function ParcelResults({ note, rowsHtml }: ComparableProps) {
  return (
    <Fold id="comparable" heading={TEXTS.resultGraphics.comparable}>
      <div className={styles.results}>
        {rowsHtml === '' ? <p>{note}</p> : <StartToSold caption={note} rowsHtml={rowsHtml} />}
      </div>
    </Fold>
  );
}
