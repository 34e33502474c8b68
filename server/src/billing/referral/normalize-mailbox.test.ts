import { expect, test } from 'vitest';
import { normalizeMailbox } from './normalize-mailbox.ts';

test.each([
  ['Anna@Example.test', 'anna@example.test'],
  ['anna+shop@example.test', 'anna@example.test'],
  ['an.na+shop+2@gmail.com', 'anna@gmail.com'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['anna@ya.ru', 'anna@yandex.ru'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});

test('dots tell mailboxes apart everywhere else', () => {
  expect(normalizeMailbox('an.na@example.test')).not.toBe(normalizeMailbox('anna@example.test'));
});

test('one name under two domains is two mailboxes', () => {
  expect(normalizeMailbox('anna@mail.ru')).not.toBe(normalizeMailbox('anna@yandex.ru'));
});
