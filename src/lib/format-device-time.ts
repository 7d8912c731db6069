/** A time as text in the time zone of the device, such as November 22, 2026 at 9:14 AM. */
export function formatDeviceTime(iso: string): string {
  // The same in all browsers: some have a narrow space, or no "at".
  const at = new Date(iso);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(at);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(at).replace(/\s/g, ' ');
  return `${day} at ${time}`;
}
