import { expect, it } from 'vitest';
import { isExpired, mayHandle, resendMoment } from './invite-rules.ts';

const EXPIRES = { expiresAt: '2026-03-08T10:00:00.000Z' };

it('an invitation is over at the very moment it names', () => {
  expect(isExpired(EXPIRES, new Date('2026-03-08T09:59:59.999Z'))).toBe(false);
  expect(isExpired(EXPIRES, new Date('2026-03-08T10:00:00.000Z'))).toBe(true);
});

it('the next letter may go a minute after the last', () => {
  expect(new Date(resendMoment({ sentAt: '2026-03-01T10:00:30.000Z' })).toISOString()).toBe(
    '2026-03-01T10:01:30.000Z',
  );
});

it('a users manager leaves an invitation of administrators alone', () => {
  expect(mayHandle({ roles: ['analytics', 'administrator'] }, ['usersManager'])).toBe(false);
  expect(mayHandle({ roles: ['analytics'] }, ['usersManager'])).toBe(true);
});
