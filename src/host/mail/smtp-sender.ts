import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { errorMessage } from '../../lib/error-message';
import { errorCode } from '../../lib/error-code';
import { onOneLine, withoutInvisible } from '../../lib/invisible-characters';
import type { Message } from '../forms/stores/form-store';

/** The outcome of one attempt; a permanent failure would be the same next time. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly permanent: boolean; readonly error: string };

/** Sends one message; never rejects. The signal aborts an attempt in progress. */
export type SendMessage = (message: Message, date: Date, signal: AbortSignal) => Promise<Delivery>;

/** Limits in milliseconds for the steps of an attempt. */
export interface SmtpTimeouts {
  readonly connectionMs: number;
  /** While the server sends nothing. */
  readonly silenceMs: number;
}

const defaultTimeouts: SmtpTimeouts = { connectionMs: 10_000, silenceMs: 30_000 };

interface SmtpOptions {
  /** Such as smtps://user:password@smtp.example.com:465. */
  readonly url: string;
  /** An address, with a name or without. */
  readonly from: string;
  readonly timeouts?: SmtpTimeouts;
}

/**
 * Steps at which a server refuses the message itself; a refusal at other steps is due to the settings, which can be
 * corrected.
 */
const stepsOfMessage = new Set<string | undefined>(['EENVELOPE', 'EMESSAGE']);

function failure(error: unknown): Delivery {
  const details = typeof error === 'object' && error !== null ? error : {};
  const refused = 'permanent' in details && details.permanent === true;
  const atSender = 'command' in details && details.command === 'MAIL FROM';
  return {
    kind: 'failed',
    permanent: refused && !atSender && stepsOfMessage.has(errorCode(error)),
    error: onOneLine(errorMessage(error)),
  };
}

/** Message-ID of a message: the same for each attempt, so that mail programs can recognize duplicates. */
function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}

/** Creates a sender of plain text e-mails in UTF-8 by SMTP. */
export function createSmtpSender({ url, from, timeouts = defaultTimeouts }: SmtpOptions): SendMessage {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connectionMs,
    dnsTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.connectionMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async function sendMessage(message, date, signal) {
    const { id, to, subject, text, headers, attachments } = message;
    try {
      await transport.sendMail({
        from,
        to,
        subject: onOneLine(subject),
        text: withoutInvisible(text),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value: onOneLine(value) })),
        attachments: attachments.map((attachment) => ({ ...attachment })),
        messageId: messageId(id, from),
        date,
        signal,
      });
      return { kind: 'sent' };
    } catch (error) {
      return failure(error);
    }
  };
}
