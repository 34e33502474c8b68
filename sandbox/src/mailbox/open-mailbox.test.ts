import { expect, test } from 'vitest';
import { createClock } from '../clock/create-clock.ts';
import { openStore } from '../platform/open-store.ts';
import { openMailbox } from './open-mailbox.ts';
import { readMail } from './start-mail-server.ts';

const envelope = { from: 'shop@vitrina.test', to: ['a@b.test'] };

test('keeps the last five hundred, the newest first', async () => {
  const mailbox = openMailbox(openStore(), createClock({ speed: 0 }));
  for (let round = 1; round <= 502; round += 1)
    mailbox.add(await readMail(Buffer.from(`Subject: ${round}\r\n\r\nx`), envelope));
  const subjects = mailbox.list().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([500, '502', '3']);
  expect(mailbox.get('2')).toBeUndefined();
  expect(mailbox.remove('502')).toBe(1);
  expect(mailbox.remove('502')).toBe(0);
  expect(mailbox.remove()).toBe(499);
});

test('says what it was given, not what the headers claim', async () => {
  const raw = 'From: "bank" <bank@a.test>\r\nTo: other@b.test\r\nSubject: s\r\n\r\nhello';
  const mail = await readMail(Buffer.from(raw), envelope);
  expect(mail).toMatchObject({ ...envelope, text: expect.stringContaining('hello'), sizeBytes: raw.length });
  expect(mail.headers).toContainEqual({ name: 'To', value: 'other@b.test' });
});
