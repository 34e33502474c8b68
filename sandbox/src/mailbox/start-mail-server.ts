import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { FAULTS_OF_PART } from '../faults/fault.ts';
import type { Mail, Mailbox } from './open-mailbox.ts';

type Envelope = Pick<Mail, 'from' | 'to'>;

/** A message as it came over SMTP, taken apart. */
export async function readMail(raw: Buffer, envelope: Envelope): Promise<Omit<Mail, 'id' | 'atMs'>> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    ...envelope,
    subject: email.subject ?? '',
    text: email.text ?? null,
    html: email.html ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map(({ filename, mimeType, content }) => {
      const base64 = typeof content === 'string' ? content : '';
      return {
        fileName: filename ?? 'unnamed',
        mimeType,
        sizeBytes: Buffer.from(base64, 'base64').length,
        base64,
      };
    }),
    sizeBytes: raw.length,
  };
}

type Place = { mailbox: Mailbox; faults: FaultBoard };
export type MailServer = { url: string; close(): Promise<void> };

const LARGEST_BYTES = 1024 * 1024;
const CLOSE_TIMEOUT_MS = 200;

class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/**
 * A mail server that takes everything for everybody. It offers no TLS, as it has no certificate to be trusted; any
 * name and password will do.
 */
export async function startMailServer(
  { mailbox, faults }: Place,
  { host, port }: { host: string; port: number },
): Promise<MailServer> {
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    banner: 'sandbox',
    size: LARGEST_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'somebody' }),
    onRcptTo({ address }, session, done) {
      const socket = sockets.get(peerOf(session));
      judgeRecipient(faults, address, socket).then(done, done);
    },
    onData(stream, session, done) {
      takeMail(mailbox, stream, session).then((id) => done(null, `2.0.0 Ok: queued as ${id}`), done);
    },
  });
  // Clients that go away in the middle are nothing to report.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const peer = peerOf(socket);
    sockets.set(peer, socket);
    socket.once('close', () => sockets.delete(peer));
  });
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const address = listening.address();
  const takenPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://${host.includes(':') ? `[${host}]` : host}:${takenPort}`,
    close: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

// One address has two spellings where a server listens for both versions of IP.
const peerOf = ({ remoteAddress = '', remotePort }: Pick<Socket, 'remoteAddress' | 'remotePort'>) =>
  `${remoteAddress.replace('::ffff:', '')}:${remotePort}`;

/** Carries out the fault that is due for a recipient: an error to answer with, silence, or nothing. */
async function judgeRecipient(
  faults: FaultBoard,
  address: string,
  socket: Socket | undefined,
): Promise<SmtpRefusal | undefined> {
  const fault = faults.take('mailbox', address.toLowerCase(), FAULTS_OF_PART.mailbox);
  switch (fault?.fault) {
    case 'delay':
      await wait(fault.delayMs, undefined, { ref: false });
      return undefined;
    case 'timeout':
      return new Promise(() => undefined);
    case 'reset':
      socket?.resetAndDestroy();
      return new Promise(() => undefined);
    case 'mailRefused':
      return new SmtpRefusal(550, `5.1.1 <${address}>: Recipient address rejected: User unknown`);
    case 'mailDeferred':
      return new SmtpRefusal(
        451,
        `4.7.1 <${address}>: Recipient address rejected: Greylisted, try again later`,
      );
    default:
      return undefined;
  }
}

async function takeMail(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
): Promise<number> {
  const parts: Buffer[] = [];
  for await (const part of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) parts.push(part);
  if (stream.sizeExceeded)
    throw new SmtpRefusal(552, '5.3.4 Message size exceeds fixed maximum message size');
  const from = mailFrom === false ? '' : mailFrom.address;
  const to = rcptTo.map(({ address }) => address);
  const mail = await readMail(Buffer.concat(parts), { from, to }).catch((error: unknown) => {
    throw new SmtpRefusal(554, `5.6.0 Message cannot be read: ${String(error)}`);
  });
  return mailbox.add(mail).id;
}
