import { expect, test } from 'vitest';
import { Problem } from '../platform/problem.ts';
import { splitRefusal } from './split-refusal.ts';

test('a refusal stands beside its field, anything else under the form', () => {
  const inCity = new Problem('product.trackedInCity', {}, 400);
  const tooMany = new Problem('position.tooManyQueries', { maximum: 200 }, 400);
  const key = new Problem('cabinet.invalidKey', {}, 400);
  const away = new Error('away');
  expect(splitRefusal(inCity)).toEqual({ city: inCity, queries: null, other: null });
  expect(splitRefusal(tooMany)).toEqual({ city: null, queries: tooMany, other: null });
  expect(splitRefusal(key)).toEqual({ city: null, queries: null, other: key });
  expect(splitRefusal(away)).toEqual({ city: null, queries: null, other: away });
  expect(splitRefusal(null)).toEqual({ city: null, queries: null, other: null });
});
