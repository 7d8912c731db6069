import type { SaleDay } from '../../model/derive/sale-day';
import * as styles from './SaleDayBlock.module.css';

/** The day of a sale in large type, as on a calendar. */
export function SaleDayBlock({ day: { weekday, date, hours, zone } }: { readonly day: SaleDay }) {
  return (
    <div className={styles.day}>
      <p>{weekday}</p>
      <p className={styles.date}>{date}</p>
      <p>
        <b>{hours}</b>, {zone}
      </p>
    </div>
  );
}
