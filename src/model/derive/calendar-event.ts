/** An event as calendars keep it, named by the properties of iCalendar. */
export interface CalendarEvent {
  /** Never changes, so that a file that is loaded again replaces its entries. */
  readonly uid: string;
  readonly start: Date;
  /** Null for a deadline, which is a moment. */
  readonly end: Date | null;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Time before the start at which a calendar shows its reminder. */
  readonly alarmMinutes: number;
  readonly cancelled: boolean;
  /** Counts the changes, so that calendars know the newer of two copies. */
  readonly sequence: number;
  /** Time of the last change of its content. */
  readonly changed: Date;
}
