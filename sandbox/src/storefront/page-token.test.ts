import { expect, test } from 'vitest';
import { readPageToken, writePageToken } from './page-token.ts';

const TOKEN = { page: 3, offset: 71, atMs: 1_795_000_000_000 };

test('a token is read back for its own text only', () => {
  const written = writePageToken(TOKEN, 'чехол');
  expect(readPageToken(written, 'чехол')).toEqual(TOKEN);
  expect(readPageToken(written, 'сумка')).toBeUndefined();
});

test.each([null, '', '.', 'abc', 'eyJwYWdlIjoxfQ.zzz', `${writePageToken(TOKEN, 'чехол')}0`])(
  '%j is no token',
  (written) => {
    expect(readPageToken(written, 'чехол')).toBeUndefined();
  },
);
