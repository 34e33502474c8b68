import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { listLetters } from '../../../test/builders/letters.ts';
import { headerOf, listMail } from '../../../test/fakes/mailbox.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueMail } from './queue-mail.ts';
import { sendMailJob } from './send-mail.job.ts';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  app = await startTestApp({ env: sandbox.env });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(() => sandbox.clearFaults());

const letter = { subject: 'Проверка', heading: 'Проверка', paragraphs: ['Письмо для проверки'] };

async function queue(to: string, subject = letter.subject) {
  const addressed = { to, language: 'ru', letter: { ...letter, subject } } as const;
  await app.context.db.transaction().execute((trx) => queueMail(app.context, trx, addressed));
  return newestJob();
}

async function newestJob() {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = ${sendMailJob.name} order by created_on desc limit 1`.execute(
    app.context.db,
  );
  return sendMailJob.payload.parse(rows[0]?.data);
}

describe('queueMail', () => {
  it('keeps a letter only if its transaction commits', async () => {
    const addressed = { to: 'undone@example.test', language: 'ru', letter } as const;
    const undone = app.context.db.transaction().execute(async (trx) => {
      await queueMail(app.context, trx, addressed);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listLetters(app, addressed.to)).toEqual([]);
    await queue(addressed.to);
    expect(await listLetters(app, addressed.to)).toHaveLength(1);
  });

  it('keeps neither the words nor the address in clear', async () => {
    await queue('sealed@example.test');
    const { rows } = await sql`select * from jobs.job`.execute(app.context.db);
    expect(JSON.stringify(rows)).not.toMatch(/sealed@|Письмо для проверки/);
  });

  it('keeps two letters of one moment', async () => {
    await Promise.all([queue('two@example.test'), queue('two@example.test')]);
    expect(await listLetters(app, 'two@example.test')).toHaveLength(2);
  });

  it('lets no line break into a subject', async () => {
    await queue('lines@example.test', 'Привет\r\nBcc: victim@example.test');
    const [mail] = await listLetters(app, 'lines@example.test');
    expect(mail?.subject).toBe('Привет Bcc: victim@example.test');
  });
});

describe('deliverMail', () => {
  it('brings a letter with both bodies, once in the mailbox however often it is tried', async () => {
    const job = await queue('anna@example.test');
    await deliverMail(app.context, job);
    await deliverMail(app.context, job);
    const mails = await listMail(sandbox, 'anna@example.test');
    expect(new Set(mails.flatMap((mail) => headerOf(mail, 'message-id'))).size).toBe(1);
    expect(mails[0]).toMatchObject({
      subject: 'Проверка',
      text: expect.stringContaining('Письмо для проверки'),
      html: expect.stringContaining('<h1'),
    });
  });

  it.each(['reset', 'mailDeferred'])('throws at %s, so that the queue comes back with it', async (fault) => {
    const to = `${fault.toLowerCase()}@example.test`;
    const job = await queue(to);
    await sandbox.fault({ part: 'mailbox', fault, key: to, times: 1 });
    await expect(deliverMail(app.context, job)).rejects.toThrow('The mail server');
    await deliverMail(app.context, job);
    expect(await listMail(sandbox, to)).toHaveLength(1);
  });

  it('gives up a letter that is refused for good, and says so without its address', async () => {
    const warn = vi.spyOn(app.context.log, 'warn');
    const job = await queue('gone@example.test');
    await sandbox.fault({ part: 'mailbox', fault: 'mailRefused', key: 'gone@example.test', times: 1 });
    await deliverMail(app.context, job);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'refused' }), expect.any(String));
    expect(await listMail(sandbox, 'gone@example.test')).toEqual([]);
  });
});
