import { describe, expect, test } from 'vitest';
import type { MailFailure } from './mail-server.ts';
import { nextMailTryMs } from './next-mail-try.ts';
import { openTransport } from './open-transport.ts';

const from = { name: 'V', address: 'a@b.test' };
const optionsOf = (url: string) => openTransport({ url, from }).options;

describe('the way to a mail server', () => {
  test.each([
    ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    [
      'smtp://mail.example.com:25?requireTLS=false&tls.rejectUnauthorized=false',
      { port: 25, requireTLS: true },
    ],
    ['smtps://mail.example.com', { port: 465, secure: true }],
    ['smtp://127.0.0.1:2525', { port: 2525, requireTLS: false, ignoreTLS: true }],
    ['smtp://localhost:2525', { requireTLS: false }],
    ['smtp://[::1]:2525', { host: '::1', requireTLS: false }],
    ['smtp://127.0.0.1.example.com', { requireTLS: true }],
    ['smtps://127.0.0.1', { secure: true }],
  ])('%s', (url, options) => {
    expect(optionsOf(url)).toMatchObject(options);
    expect(optionsOf(url)).toMatchObject({ tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true } });
  });

  test('takes the name and the password from the address', () => {
    expect(optionsOf('smtps://us%40er:p%3Aw@mail.example.com')).toMatchObject({
      auth: { user: 'us@er', pass: 'p:w' },
    });
    expect(optionsOf('smtps://mail.example.com')).not.toHaveProperty('auth');
  });
});

test('what is refused is not tried again, what is put off waits for minutes', () => {
  const next = (outcome: MailFailure['outcome']) => nextMailTryMs({ outcome, message: '' }, 1, 0);
  expect([next('refused'), next('unauthorized')]).toEqual([undefined, undefined]);
  expect(next('deferred')).toBeGreaterThanOrEqual(5 * 60_000);
  expect(next('timeout')).toBeGreaterThan(0);
  expect(next('unreachable')).toBeGreaterThan(0);
});
