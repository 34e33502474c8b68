import { expect, test } from 'vitest';
import { isKept } from './judge-load.ts';
import type { LoadResult } from './send-openly.ts';

const result = (given: Partial<LoadResult> = {}): LoadResult => ({
  accepted: 100,
  refused: 0,
  failed: 0,
  acceptedP99: 30,
  refusedP99: 0,
  lateP99: 1,
  ...given,
});

test.each([
  ['nothing was refused and all were quick', {}, true],
  ['the accepted ones were slow', { loaded: result({ acceptedP99: 301 }) }, false],
  [
    'the surplus was refused in time',
    { loaded: result({ acceptedP99: 900, refused: 9, refusedP99: 99 }) },
    true,
  ],
  ['the surplus was refused late', { loaded: result({ refused: 9, refusedP99: 101 }) }, false],
  ['one failed', { loaded: result({ failed: 1 }) }, false],
  ['the product was as quiet afterwards', { after: result({ acceptedP99: 60 }) }, true],
  ['the product was slow afterwards', { after: result({ acceptedP99: 90 }) }, false],
  ['the product refused afterwards', { after: result({ refused: 1 }) }, false],
])('where %s, the promise is judged so', (_, given, kept) => {
  expect(isKept({ loaded: result(), quiet: result(), after: result(), ...given })).toBe(kept);
});
