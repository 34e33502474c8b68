import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { acceptForms, sendPage } from '../platform/html-page.ts';
import type { Store } from '../platform/open-store.ts';
import { type Mail, type Mailbox, openMailbox } from './open-mailbox.ts';
import { renderMail, renderMails } from './render-mails.ts';
import { type MailServer, startMailServer } from './start-mail-server.ts';

type World = {
  store: Store;
  clock: Clock;
  faults: FaultBoard;
  smtp: { host: string; port: number } | undefined;
};

const Path = z.object({ id: z.string(), index: z.coerce.number().int().min(0).default(0) });
const MailboxQuery = z.object({
  to: z.string().default(''),
  since: z.iso.datetime({ offset: true }).optional(),
});

class NotThere extends Error {
  readonly statusCode = 404;
}

/** Mail that the product sends: comes in by SMTP, is read on pages by people and as JSON by tests. */
export function serveMailbox(app: FastifyInstance, { store, clock, faults, smtp }: World): void {
  answerErrors(app);
  acceptForms(app);
  const mailbox = openMailbox(store, clock);
  let server: MailServer | undefined;
  app.addHook('onReady', async () => {
    if (smtp !== undefined) server = await startMailServer({ mailbox, faults }, smtp);
  });
  // Before the store closes, which is when everything else has.
  app.addHook('preClose', async () => server?.close());

  const smtpUrl = () => server?.url ?? null;
  app.get('/server', () => ({ smtpUrl: smtpUrl() }));
  serveMails(app, mailbox);
  servePages(app, mailbox, smtpUrl);
}

function requireMail(mailbox: Mailbox, params: unknown): Mail {
  const mail = mailbox.get(Path.parse(params).id);
  if (mail === undefined) throw new NotThere('no such message');
  return mail;
}

const describeMail = ({ atMs, ...mail }: Mail) => ({ ...mail, at: new Date(atMs).toISOString() });

function serveMails(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/messages', (request) => {
    const { to, since } = MailboxQuery.parse(request.query);
    const sinceMs = since === undefined ? undefined : Date.parse(since);
    return { messages: mailbox.list({ to, sinceMs }).map(describeMail) };
  });
  app.get('/messages/:id', (request) => describeMail(requireMail(mailbox, request.params)));
  app.delete('/messages', () => ({ removed: mailbox.remove() }));
  app.delete('/messages/:id', (request) => {
    const { id } = requireMail(mailbox, request.params);
    return { removed: mailbox.remove(String(id)) };
  });
}

function servePages(app: FastifyInstance, mailbox: Mailbox, smtpUrl: () => string | null): void {
  app.get('/', (request, reply) => {
    const { to } = MailboxQuery.parse(request.query);
    return sendPage(reply, 'Mailbox', renderMails(mailbox.list({ to }), to, smtpUrl()));
  });
  app.get('/:id', (request, reply) => {
    const mail = requireMail(mailbox, request.params);
    return sendPage(reply, mail.subject || 'no subject', renderMail(mail));
  });
  app.get('/:id/attachments/:index', (request, reply) => {
    const file = requireMail(mailbox, request.params).attachments[Path.parse(request.params).index];
    if (file === undefined) throw new NotThere('no such attachment');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .send(Buffer.from(file.base64, 'base64'));
  });
  app.post('/clear', (_request, reply) => {
    mailbox.remove();
    return reply.redirect('/mailbox/', 303);
  });
  app.post('/:id/remove', (request, reply) => {
    mailbox.remove(String(requireMail(mailbox, request.params).id));
    return reply.redirect('/mailbox/', 303);
  });
}
