import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailSandbox, speakSmtp, writeLetter } from '../test/mail.ts';
import { sendForm } from '../test/messenger.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';

let app: FastifyInstance;
let smtpUrl: string;
beforeAll(async () => {
  ({ app, smtpUrl } = await openMailSandbox());
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.inject({ method: 'DELETE', url: '/mailbox/messages' });
});

const list = async (query: Record<string, string> = {}) =>
  (await app.inject({ url: '/mailbox/messages', query })).json<{ messages: Record<string, unknown>[] }>()
    .messages;

const PARTS = [
  'Subject: parts',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Code <b>1234</b></p><script>alert(1)</script><a href="https://a.b/?c=1&d=2">open</a>',
  '--x',
  'Content-Type: text/csv',
  "Content-Disposition: attachment; filename*=utf-8''%D0%BE%D1%82%D1%87%D1%91%D1%82.csv",
  '',
  'a;b',
  '--x--',
].join('\r\n');

describe('mail by SMTP', () => {
  test('comes in with a subject and a text of any language', async () => {
    const raw = writeLetter('Код подтверждения: رمز 😀', '. точка\n.. две\nпривет, مرحبا 👋');
    const answers = await speakSmtp(smtpUrl, { to: 'Anna@Vitrina.test', raw });
    expect(answers.at(-2)).toMatch(/^250 2\.0\.0 Ok: queued as \d+$/);
    expect(await list()).toMatchObject([
      {
        subject: 'Код подтверждения: رمز 😀',
        from: 'shop@vitrina.test',
        to: ['Anna@Vitrina.test'],
        at: '2026-11-21T09:00:00.000Z',
        html: null,
        attachments: [],
      },
    ]);
    expect((await list())[0]?.text).toContain('. точка\n.. две\nпривет, مرحبا 👋');
  });

  test('any name and password will do, and none as well', async () => {
    const plain = `AUTH PLAIN ${Buffer.from('\0user\0password').toString('base64')}`;
    const answers = await speakSmtp(smtpUrl, { to: 'a@b.test', raw: writeLetter('s', 't'), before: [plain] });
    expect(answers[2]).toMatch(/^235/);
    expect(answers[0]).not.toContain('STARTTLS');
    expect(await list()).toHaveLength(1);
  });

  test('of more than a megabyte is refused', async () => {
    const raw = writeLetter('large', 'x'.repeat(1024 * 1024));
    expect((await speakSmtp(smtpUrl, { to: 'a@b.test', raw })).at(-1)).toMatch(/^552/);
    expect(await list()).toEqual([]);
  });

  test('several recipients make one message that each of them finds', async () => {
    await speakSmtp(smtpUrl, { to: ['a@b.test', 'c@d.test'], raw: writeLetter('s', 't') });
    expect(await list({ to: 'C@D' })).toHaveLength(1);
    expect(await list({ to: 'e@f' })).toEqual([]);
  });
});

describe('faults of a recipient', () => {
  const plant = (fault: string, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/faults',
      payload: { part: 'mailbox', fault, key: 'bad@b.test', times: 1, ...more },
    });
  const sendTo = (to: string) => speakSmtp(smtpUrl, { to, raw: writeLetter('s', 't') });

  test.each([
    ['mailRefused', /^550 5\.1\.1 /],
    ['mailDeferred', /^451 4\.7\.1 /],
  ])('%s', async (fault, answer) => {
    await plant(fault);
    expect((await sendTo('good@b.test')).at(-1)).toMatch(/^221/);
    expect((await sendTo('Bad@b.test')).at(-1)).toMatch(answer);
    expect((await sendTo('bad@b.test')).at(-1)).toMatch(/^221/);
    expect(await list({ to: 'bad@' })).toHaveLength(1);
  });

  test('reset breaks the connection', async () => {
    await plant('reset');
    await expect(sendTo('bad@b.test')).rejects.toThrow(/ECONNRESET|gone/);
    expect(await list()).toEqual([]);
  });

  test('delay answers late and right', async () => {
    await plant('delay', { delayMs: 80 });
    const startedAt = performance.now();
    expect((await sendTo('bad@b.test')).at(-1)).toMatch(/^221/);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(79);
  });

  test('timeout says nothing, and does not keep the sandbox from closing', async () => {
    const silent = await openMailSandbox();
    const fault = { part: 'mailbox', fault: 'timeout' };
    await silent.app.inject({ method: 'POST', url: '/faults', payload: fault });
    const waiting = speakSmtp(silent.smtpUrl, { to: 'a@b.test', raw: writeLetter('s', 't') });
    const lost = expect(waiting).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const startedAt = performance.now();
    await silent.app.close();
    await lost;
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});

describe('pages', () => {
  test('show a message as a page that can do nothing, its text, headers and files', async () => {
    await speakSmtp(smtpUrl, { to: 'a@b.test', raw: PARTS });
    const [mail] = await list();
    const page = await app.inject(`/mailbox/${String(mail?.id)}`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('отчёт.csv');
    const file = await app.inject(`/mailbox/${String(mail?.id)}/attachments/0`);
    expect(file.body.trim()).toBe('a;b');
    expect(file.headers['content-type']).toBe('application/octet-stream');
    expect((await app.inject(`/mailbox/${String(mail?.id)}/attachments/1`)).statusCode).toBe(404);
  });

  test('list mail, of one recipient if asked, and throw it away', async () => {
    await speakSmtp(smtpUrl, { to: 'a@b.test', raw: writeLetter('<b>первое</b>', 't') });
    await setClock(app, '2026-11-21T10:00:00Z');
    await speakSmtp(smtpUrl, { to: 'c@d.test', raw: writeLetter('второе', 't') });
    const all = (await app.inject('/mailbox/')).body;
    expect(all.indexOf('второе')).toBeLessThan(all.indexOf('&lt;b&gt;первое&lt;/b&gt;'));
    expect(all).toContain(smtpUrl);
    expect((await app.inject('/mailbox/?to=a%40b')).body).not.toContain('второе');
    expect(await list({ since: '2026-11-21T09:30:00Z' })).toMatchObject([{ subject: 'второе' }]);
    expect((await app.inject('/mailbox/messages?since=today')).statusCode).toBe(400);

    const [newest, oldest] = await list();
    const one = `/mailbox/messages/${String(newest?.id)}`;
    expect((await app.inject(one)).json()).toEqual(newest);
    expect((await app.inject({ method: 'DELETE', url: one })).json()).toEqual({ removed: 1 });
    expect((await app.inject(one)).statusCode).toBe(404);
    expect((await sendForm(app, `/mailbox/${String(oldest?.id)}/remove`)).statusCode).toBe(303);
    expect(await list()).toEqual([]);
    expect((await sendForm(app, '/mailbox/clear')).headers.location).toBe('/mailbox/');
    expect((await app.inject('/mailbox/')).body).toContain('No mail here');
  });
});

test('a restart keeps mail, and numbers go on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
  const file = path.join(folder, 'state.db');
  const first = await openMailSandbox(file);
  await speakSmtp(first.smtpUrl, { to: 'a@b.test', raw: PARTS });
  const before = (await first.app.inject('/mailbox/messages')).json();
  await first.app.close();

  const second = await openMailSandbox(file);
  expect((await second.app.inject('/mailbox/messages')).json()).toEqual(before);
  await second.app.inject({ method: 'DELETE', url: '/mailbox/messages' });
  await speakSmtp(second.smtpUrl, { to: 'a@b.test', raw: PARTS });
  expect((await second.app.inject('/mailbox/messages')).json()).toMatchObject({ messages: [{ id: 2 }] });
  await second.app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('without SMTP the pages still stand', async () => {
  const other = openSandbox({ productCount: 500 });
  expect((await other.inject('/mailbox/server')).json()).toEqual({ smtpUrl: null });
  expect((await other.inject('/mailbox/')).body).toContain('no SMTP here');
  await other.close();
});
