import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** The server's behaviour with a message: it refuses or is silent at the named step. */
export type MailBehaviour =
  | 'accept'
  | { readonly refuse: number; readonly at: 'greeting' | 'sender' | 'recipient' | 'content' }
  /** It refuses one recipient. */
  | { readonly refuse: number; readonly at: 'recipient'; readonly only: string }
  | 'silent'
  /** It accepts the message and disconnects before it says so. */
  | 'take and hang up';

/** An accepted mail, with the addresses of its envelope. */
export interface TakenMail extends ParsedMail {
  readonly recipients: readonly string[];
  readonly source: string;
}

/** An SMTP server in this process. */
export interface MailServer {
  readonly url: string;
  readonly mails: TakenMail[];
  /** Sets its behaviour from now on. */
  behave: (behaviour: MailBehaviour) => void;
  close: () => Promise<void>;
}

function refusal(code: number): Error {
  return Object.assign(new Error(code < 500 ? 'Try again later' : 'No such mailbox'), { responseCode: code });
}

/** Starts an SMTP server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  let behaviour: MailBehaviour = 'accept';

  function answer(step: 'greeting' | 'sender' | 'recipient', callback: (error?: Error | null) => void): void {
    if (behaviour === 'silent') return;
    if (typeof behaviour === 'object' && behaviour.at === step) callback(refusal(behaviour.refuse));
    else callback();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      answer('greeting', callback);
    },
    onMailFrom: (_address, _session, callback) => {
      answer('sender', callback);
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (typeof behaviour === 'object' && 'only' in behaviour && behaviour.only !== address) callback();
      else answer('recipient', callback);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (typeof behaviour === 'object' && behaviour.at === 'content') {
          callback(refusal(behaviour.refuse));
          return;
        }
        const source = Buffer.concat(chunks);
        void simpleParser(source).then((parsed) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ ...parsed, recipients, source: source.toString('utf8') });
          if (behaviour === 'take and hang up')
            for (const connection of server.connections) connection.close();
          else callback();
        });
      });
    },
  });
  // A client that gives up is not an error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    mails,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
