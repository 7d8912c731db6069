const entry = /BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g;

/** The id of an entry, which may take several lines. */
const id = /^UID:.*(?:\r\n[ \t].*)*/m;

/** The lines that name the calendar. */
const nameLine = /^(NAME|X-WR-CALNAME):.*(?:\r\n[ \t].*)*/gm;

/**
 * Merges calendar files of this site into one. An entry that several of them have, such as the registration of a sale,
 * is included once, with its id and texts.
 *
 * @param name A line without characters that the format escapes.
 * @returns Null if no file has an entry.
 */
export function mergeCalendars(files: readonly string[], name: string): string | null {
  const entries = new Map<string, string>();
  for (const file of files)
    for (const [text] of file.matchAll(entry)) {
      const key = id.exec(text)?.[0] ?? text;
      if (!entries.has(key)) entries.set(key, text);
    }
  const [first] = files.filter((file) => file.includes('BEGIN:VEVENT'));
  if (first === undefined) return null;
  const head = first
    .slice(0, first.indexOf('BEGIN:VEVENT'))
    .replace(nameLine, (_, property: string) => `${property}:${name}`);
  return `${head}${[...entries.values()].join('')}END:VCALENDAR\r\n`;
}
