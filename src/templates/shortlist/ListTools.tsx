import { ShareButton } from '../../components/sales/share/ShareButton';
import { formatSharedKeys } from '../../features/shortlist/parse-shortlist';
import { showToast } from '../../features/toasts/toasts';
import { shortlistRoute } from '../../model/derive/routes';
import { Button } from '../../ui/button/Button';
import { downloadCalendar } from './download-calendar';
import * as styles from './ListTools.module.css';
import type { ShortlistRow } from './order-items';

/** Returns the link to the list: it has the key of each entry, and nothing else. */
function listAddress(rows: readonly ShortlistRow[]): string {
  const keep = formatSharedKeys(rows.map(({ key }) => key));
  return `${location.origin}${shortlistRoute}?keep=${keep}`;
}

function calendarsOf(rows: readonly ShortlistRow[]): string[] {
  return rows.flatMap(({ facts }) => (facts.kind === 'item' ? (facts.item.calendar ?? []) : []));
}

async function download(calendars: readonly string[]): Promise<void> {
  if (await downloadCalendar(calendars)) return;
  showToast({ kind: 'shortlist-calendar', tone: 'bad', message: TEXTS.shortlist.calendarFailed });
}

/** Buttons to download the list as a calendar, to print it and to share it. */
export function ListTools({ rows }: { readonly rows: readonly ShortlistRow[] }) {
  const calendars = calendarsOf(rows);
  return (
    <p className={styles.tools}>
      {calendars.length > 0 && (
        <Button onClick={() => void download(calendars)}>{TEXTS.shortlist.calendar}</Button>
      )}
      <Button
        onClick={() => {
          window.print();
        }}
      >
        {TEXTS.shortlist.print}
      </Button>
      <ShareButton title={TEXTS.shortlist.share} address={() => listAddress(rows)} />
    </p>
  );
}
