import { logout } from '@vitrina/contract/accounts/session.ts';
import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { expect, test } from 'vitest';
import { OUTLIVES_PAGE, requestOf } from './request-of.ts';

test('a question is asked in the address, a change in the body', () => {
  const { url, init } = requestOf(getMyCabinets, { page: 2, text: 'a b' }, null, {});
  expect(url).toBe('/api/ozonCabinet/getMy?page=2&text=a+b');
  expect(init).toMatchObject({ method: 'GET', headers: {} });
  expect(init).not.toHaveProperty('body');

  const change = requestOf(logout, { all: true }, null, {});
  expect(change.url).not.toContain('?');
  expect(change.init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"all":true}',
  });
});

test('a question that asks for nothing has no question mark', () => {
  expect(requestOf(getMyCabinets, {}, null, {}).url).toBe('/api/ozonCabinet/getMy');
  expect(requestOf(getMyCabinets, undefined, null, {}).url).toBe('/api/ozonCabinet/getMy');
});

test('the bearer token goes with a request where there is one', () => {
  expect(requestOf(getMyCabinets, {}, 'token', {}).init.headers).toEqual({ authorization: 'Bearer token' });
  expect(requestOf(getMyCabinets, {}, null, {}).init.headers).toEqual({});
});

test('a request ends with its page and has the usual priority, unless said otherwise', () => {
  const { init } = requestOf(getMyCabinets, {}, null, {});
  expect(init).toMatchObject({ keepalive: false, priority: 'auto', signal: null });
  expect(requestOf(getMyCabinets, {}, null, OUTLIVES_PAGE).init.keepalive).toBe(true);
  expect(requestOf(getMyCabinets, {}, null, { isSecondary: true }).init.priority).toBe('low');
  const { signal } = new AbortController();
  expect(requestOf(getMyCabinets, {}, null, { signal }).init.signal).toBe(signal);
});
