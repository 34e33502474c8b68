import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMailServer, headerOf, listMail } from '../../../test/fakes/mailbox.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { MailServer } from './mail-server.ts';
import { sendMail } from './send-mail.ts';

let sandbox: Sandbox;
let server: MailServer;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  server = demoMailServer(sandbox);
});
afterAll(() => sandbox.stop());

const letter = (to: string, more: object = {}) => ({
  to,
  subject: 'Код',
  html: '<p>Код <b>1234</b></p>',
  text: 'Код 1234',
  ...more,
});
const only = async (to: string) => {
  const mails = await listMail(sandbox, to);
  expect(mails).toHaveLength(1);
  return mails[0] ?? expect.fail('no mail');
};

describe('letters', () => {
  test('of any language arrive as they were written', async () => {
    const text = 'Привет, мир!\n. точка в начале\nمرحبا بالعالم — 😀👩‍👩‍👧\nконец';
    const to = 'languages@a.test';
    const subject = 'Ссылка для входа: رابط 😀 и ещё очень много слов, чтобы заголовок пришлось складывать';
    const sent = await sendMail(server, letter(to, { subject, text, html: `<p dir="auto">${text}</p>` }));
    expect(sent.outcome).toBe('sent');
    const mail = await only(to);
    expect(mail).toMatchObject({ from: 'no-reply@vitrina.test', to: [to], subject });
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text);
    expect(mail.html?.replaceAll('\r\n', '\n')).toContain(text);
    expect(headerOf(mail, 'message-id')).toEqual([sent.outcome === 'sent' ? sent.messageId : '']);
  });

  test('carry headers of their own', async () => {
    const headers = { 'List-Unsubscribe': '<https://vitrina.test/off>', 'X-Letter': 'weekly' };
    await sendMail(server, letter('headers@a.test', { headers }));
    const mail = await only('headers@a.test');
    expect(headerOf(mail, 'list-unsubscribe')).toEqual(['<https://vitrina.test/off>']);
    expect(headerOf(mail, 'x-letter')).toEqual(['weekly']);
  });
});

describe('nobody writes our headers', () => {
  test.each([
    'a@b.test\r\nBcc: victim@c.test',
    'a@b.test\nSubject: x',
    'a@b.test,victim@c.test',
    'a@b.test victim@c.test',
    '"a@b.test" <victim@c.test>',
    'victim@c.test (a@b.test)',
    '<victim@c.test>',
    'a;victim@c.test',
    'group:victim@c.test;',
    '"a\\" b"@c.test',
    'a@b.test\u0000',
    'a@b@victim.test',
    'a@',
    '@b.test',
    'ab.test',
    '',
    `${'a'.repeat(65)}@b.test`,
  ])('the recipient %j never goes out', async (to) => {
    expect(await sendMail(server, letter(to))).toMatchObject({ outcome: 'refused' });
  });

  test.each([
    { 'X-A': 'b\r\nBcc: victim@c.test' },
    { 'X-A\r\nBcc': 'victim@c.test' },
    { Bcc: 'victim@c.test' },
    { Subject: 'x' },
    { 'Content-Type': 'text/plain' },
    { 'X A': 'b' },
  ])('the headers %j never go out', async (headers) => {
    expect(await sendMail(server, letter('a@b.test', { headers }))).toMatchObject({ outcome: 'refused' });
  });

  test('nothing of the above reached anybody', async () => {
    expect(await listMail(sandbox, 'victim')).toEqual([]);
    expect(await listMail(sandbox, 'a@b.test')).toEqual([]);
  });

  test('a subject with line breaks stays one line, whatever is in it', async () => {
    const subjects = [
      'Отчёт\r\nBcc: victim@c.test\r\n\r\n<script>',
      ...fc.sample(fc.string({ unit: 'binary', maxLength: 80 }), { numRuns: 10, seed: 3 }),
    ];
    for (const [index, subject] of subjects.entries()) {
      const to = `subject-${index}@a.test`;
      expect(await sendMail(server, letter(to, { subject }))).toMatchObject({ outcome: 'sent' });
      const mail = await only(to);
      expect(headerOf(mail, 'bcc')).toEqual([]);
      expect(mail.subject).toBe(subject.replaceAll(/\p{Cc}+/gu, ' ').trim());
      expect(mail.text?.trim()).toBe('Код 1234');
    }
  });
});
