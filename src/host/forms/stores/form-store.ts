/** A form that a visitor has sent. Times are milliseconds since 1970. */
export interface Submission {
  /** Made by the sender and the same on a retry, or made by the host. */
  readonly id: string;
  /** The form's name, such as "contact". */
  readonly form: string;
  /** Values as they were validated; a list for fields that may be repeated. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Path of the page that it was sent from; null when it is not known. */
  readonly page: string | null;
  readonly receivedAt: number;
}

/** The request to be reminded of a sale, made by a submission. */
export interface Reminder {
  readonly submissionId: string;
  /** The sale's slug. */
  readonly sale: string;
  readonly email: string;
  /** Such as opens, closes and results. */
  readonly moments: readonly string[];
}

export interface StoredReminder extends Reminder {
  /** Time of receipt of its submission. */
  readonly askedAt: number;
  readonly unsubscribedAt: number | null;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** Prefix of the ids of messages that confirm a reminder. Once the reminder has been ended, another one may follow. */
export const confirmationPrefix = 'confirmation:';

/** An e-mail to be sent. */
export interface Message {
  /** The job's key: a message is put into the outbox once for each. */
  readonly id: string;
  /** The submission that it belongs to, with which it is deleted. */
  readonly submissionId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Further headers, such as Reply-To. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
  readonly dueAt: number;
}

/** `dead` is a message that is not tried again. */
export type MessageState = 'pending' | 'sent' | 'dead';

/** A message in the outbox. */
export interface StoredMessage extends Message {
  readonly state: MessageState;
  /** Attempts so far; a claim counts as one. */
  readonly attempts: number;
  readonly lastError: string | null;
  /** No other host may claim the message before; 0 while none has it. */
  readonly leasedUntil: number;
}

/** Data that is stored together with a submission, in one transaction. */
export interface SubmissionEffects {
  readonly messages: readonly Message[];
  readonly reminder: Reminder | null;
}

export interface SubmissionFilter {
  readonly form?: string;
  readonly email?: string;
  /** Received at this time or later. */
  readonly since?: number;
}

/** Numbers of deleted rows. */
export interface Deleted {
  readonly submissions: number;
  readonly messages: number;
  readonly reminders: number;
  /** True if they can still be read in a log beside the database, because another process was using it. */
  readonly isInLog: boolean;
}

/**
 * Stores submissions, the outbox and the reminders. Once the promise of a call resolves, its data survives a crash of
 * the process or the machine. Every call rejects if the database can't be used at the moment; nothing is stored then.
 */
export interface FormStore {
  /**
   * Stores a submission, or replaces the one with its id: the first time of receipt stays, its messages are not put
   * into the outbox again, and a reminder that was ended starts again.
   *
   * @returns 'taken' when the id is that of a submission of another form; nothing is stored then.
   */
  saveSubmission(submission: Submission, effects?: SubmissionEffects): Promise<'saved' | 'taken'>;
  /** Returns submissions in order of their receipt. */
  listSubmissions(filter?: SubmissionFilter): Promise<Submission[]>;

  /** Puts messages into the outbox whose ids are not there yet. */
  enqueue(messages: readonly Message[]): Promise<void>;
  /**
   * Claims pending messages that are due and not claimed by another host, the most overdue first. A message that is not
   * marked within the lease can be claimed again.
   */
  claimDue(now: number, limit: number, leaseMs: number): Promise<StoredMessage[]>;
  markSent(id: string): Promise<void>;
  /** @param retryAt Time of the next attempt; null when there is none, and the message is dead. */
  markFailed(id: string, error: string, retryAt: number | null): Promise<void>;
  /** Returns messages in the order in which they are due. */
  listMessages(state?: MessageState): Promise<StoredMessage[]>;
  /** Makes a dead message pending again, with no attempts counted; returns whether there was one. */
  revive(id: string, dueAt: number): Promise<boolean>;

  /** Returns the reminders of a sale, or of all sales. */
  listReminders(sale?: string): Promise<StoredReminder[]>;
  /** Returns the reminder that a submission asked for; null when there is none. */
  findReminder(submissionId: string): Promise<StoredReminder | null>;
  /**
   * Ends the reminders of a submission, and those that the same address, in any case of letters, requested for the same
   * sale. Deletes their pending messages, and their confirmations, so that a new request is confirmed again. Returns
   * whether there were any.
   */
  unsubscribe(submissionId: string, at: number): Promise<boolean>;

  /** Deletes the submissions of an address, in any case of letters, with their messages and reminders. */
  deleteByEmail(email: string): Promise<Deleted>;
  /**
   * Deletes submissions received before a time, with their messages and reminders, and messages without a submission
   * that were due before it.
   */
  pruneBefore(time: number): Promise<Deleted>;

  /** Returns the value kept under a name; the given one is kept when there is none. */
  keepSecret(name: string, value: string): Promise<string>;
  close(): Promise<void>;
}
