const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Edmonton',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant in the time zone of Alberta. */
export function formatDateTime(instant: Date | null): string {
  return instant === null ? 'not set' : format.format(instant);
}
