/** What a visitor sent by one of the forms. Times are milliseconds since 1970. */
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

/** Begins the ids of messages that confirm a reminder. Once it has been ended, another one may follow. */
export const confirmationPrefix = 'confirmation:';

/** An e-mail to be sent. */
export interface Message {
  /** The job's key: a message is put into the outbox once for each. */
  readonly id: string;
  /** The submission that it follows from, with which it is deleted. */
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

/** What is stored together with a submission, in one transaction. */
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
  /** True when they can still be read in a log beside the database, which another process was using. */
  readonly isInLog: boolean;
}

/**
 * Keeps what visitors send, the outbox and the reminders. What a call has stored when its promise resolves survives a
 * crash of the process or the machine. Every call rejects when the database can't be used at the moment; nothing of it
 * is stored then.
 */
export interface FormStore {
  /**
   * Stores a submission, or replaces the one with its id: the first time of receipt stays, its messages are not put
   * into the outbox again, and a reminder that was ended begins anew.
   *
   * @returns 'taken' when the id is that of a submission of another form; nothing is stored then.
   */
  saveSubmission(submission: Submission, effects?: SubmissionEffects): Promise<'saved' | 'taken'>;
  /** Returns submissions in order of their receipt. */
  listSubmissions(filter?: SubmissionFilter): Promise<Submission[]>;

  /** Puts messages into the outbox whose ids are not there yet. */
  enqueue(messages: readonly Message[]): Promise<void>;
  /**
   * Claims pending messages that are due and not claimed by another host, the most overdue first. Unless it is marked
   * before, a message can be claimed again after the lease.
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
   * Ends the reminders of a submission, and those that the same address, in any case of letters, asked for of the same
   * sale; drops their pending messages to it, and their confirmations, so that asking again is confirmed. Returns
   * whether there were any.
   */
  unsubscribe(submissionId: string, at: number): Promise<boolean>;

  /** Deletes the submissions of an address, in any case of letters, with their messages and reminders. */
  deleteByEmail(email: string): Promise<Deleted>;
  /** Deletes what was received before, with its messages and reminders, and messages of no submission due before. */
  pruneBefore(time: number): Promise<Deleted>;

  /** Returns the value kept under a name; the given one is kept when there is none. */
  keepSecret(name: string, value: string): Promise<string>;
  close(): Promise<void>;
}
