import { mergeCalendars } from './merge-calendars';

const fileName = 'shortlist.ics';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.text();
}

/**
 * Downloads one calendar with the entries of several. Visitors would not notice missing entries, so there is no
 * calendar unless all files load.
 *
 * @param addresses Calendar files of the site.
 * @returns False if it could not be created.
 */
export async function downloadCalendar(addresses: readonly string[]): Promise<boolean> {
  try {
    const text = mergeCalendars(await Promise.all(addresses.map(fetchText)), TEXTS.shortlist.share);
    if (text === null) return false;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
    link.click();
    // Safari reads the file after the click.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 60_000);
    return true;
  } catch {
    return false;
  }
}
