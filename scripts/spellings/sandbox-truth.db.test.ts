import { afterAll, beforeAll, expect, test } from 'vitest';
import { mix } from '../../sandbox/src/market/chance.ts';
import { createMarket } from '../../sandbox/src/market/create-market.ts';
import { createQueryList } from '../../sandbox/src/market/queries/create-query-list.ts';
import { getLexicon } from '../../sandbox/src/market/vocabulary/compile-lexicon.ts';
import { startTestApp, type TestApp } from '../../server/test/app.ts';
import { foldCounted } from './store-counted.ts';

const QUERIES = 20_000;
const SEED = 7;
// 28 days that end on 1 March 2026.
const LAST_DAY = 20_513;
const DAYS = 28;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The same for two texts of the same words in another order. */
const bagOf = (text = '') => text.split(/[ -]/).toSorted().join(' ');

function countSearches(): number[] {
  const market = createMarket({ seed: SEED, queryCount: QUERIES, productCount: 2000 });
  return Array.from({ length: QUERIES }, (_, index) => {
    let sum = 0;
    for (let back = 0; back < DAYS; back += 1)
      sum += market.day('ozon', index, LAST_DAY - back, 0)?.count ?? 0;
    return sum;
  });
}

test('of 100 folded queries of the sandbox market 98 mean what they are folded into, and 90 of 100 misspelt ones are found', async () => {
  const list = createQueryList(getLexicon(), mix(SEED, 1), QUERIES);
  const counts = countSearches();
  const queries = list.texts.map((text, index) => ({ text, count: counts[index] ?? 0 }));
  const folded = await foldCounted(app.context, queries);

  const place = (text: string) => list.places.get(text) ?? -1;
  const isRight = folded.filter(
    ({ text, means }) => bagOf(list.texts[list.means[place(text)] ?? -1]) === bagOf(means),
  );
  const misspelt = new Set(
    queries.filter(({ count }, index) => count > 0 && list.means[index] !== index).map(({ text }) => text),
  );
  const found = isRight.filter(({ text }) => misspelt.has(text));
  const slips = folded.filter(({ reason }) => reason !== 'order');
  const rightSlips = isRight.filter(({ reason }) => reason !== 'order');

  expect(misspelt.size).toBeGreaterThan(1000);
  expect(isRight.length / folded.length).toBeGreaterThanOrEqual(0.98);
  expect(rightSlips.length / slips.length).toBeGreaterThanOrEqual(0.98);
  expect(found.length / misspelt.size).toBeGreaterThanOrEqual(0.9);
});
