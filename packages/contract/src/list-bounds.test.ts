import { expect, test } from 'vitest';
import { sendInvite } from './cabinets.ts';
import { importMyRequests, listMyRequestProducts } from './my-requests.ts';
import { markNotificationsRead } from './notifications/notifications.ts';
import { checkPositionsNow } from './positions/checking.ts';
import { addPositionEntry, pausePositionEntries, previewPositionEntry } from './positions/entries.ts';
import { getProductStandings } from './positions/matrix.ts';
import { startPositionExport } from './positions/views.ts';
import { previewKeywords } from './product-tables.ts';
import { changeProductTags } from './products.ts';
import { QUERY_METRIC_NAMES, SERIES_METRICS } from './query-metrics.ts';
import { getRequestSeries } from './request-statistics.ts';
import { saveSearch } from './saved-searches.ts';
import {
  downloadQueryStatistics,
  getQueryHours,
  getQuerySeries,
  getQueryStatistics,
} from './search-history.ts';
import { getUndervaluedCounts } from './undervalued-queries.ts';
import { getDescriptionWords, getProductWords, getWordQueries, StopWords } from './word-statistics.ts';

type Schema = { safeParse: (value: unknown) => { success: boolean } };
type Bounds = { of: Schema; least: number; most: number; fill: (items: unknown[]) => unknown };

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const texts = (count: number) => numbers(count).map((number) => `чай ${number}`);

function expectBounds(items: (count: number) => unknown[], { of, least, most, fill }: Bounds): void {
  const takes = (count: number) => of.safeParse(fill(items(count))).success;
  expect([takes(least), takes(most)]).toEqual([true, true]);
  expect(takes(most + 1)).toBe(false);
  if (least > 0) expect(takes(least - 1)).toBe(false);
}

const cabinetId = 1;
const period = { from: '2026-02-01', to: '2026-02-28' };
const market = { cabinetId, marketplace: 'ozon', ...period };
const entry = { cabinetId, entryId: 1 };
const file = { ...market, queries: ['чай'], window: 7, format: 'csv' };

test.each<[string, Schema, number, number, object]>([
  ['an entry', addPositionEntry.input, 1, 200, { cabinetId, sku: 1, cityId: 213 }],
  ['a preview of tracking', previewPositionEntry.input, 1, 200, { cabinetId, skus: [1], cityId: 213 }],
  ['a check at once', checkPositionsNow.input, 1, 200, entry],
  [
    'a file of positions',
    startPositionExport.input,
    1,
    200,
    { ...entry, ...period, form: 'raw', format: 'csv' },
  ],
  ['own queries', importMyRequests.input, 1, 500, { cabinetId, sku: 1 }],
  ['the table of queries', getQueryStatistics.input, 0, 100, { ...market, window: 7 }],
  ['charts of queries', getQuerySeries.input, 1, 100, { ...market, window: 7, metrics: ['count'] }],
  ['hours of queries', getQueryHours.input, 1, 100, market],
  ['a saved search', saveSearch.input, 1, 100, market],
  ['lines of undervalued queries', getUndervaluedCounts.input, 1, 100, { cabinetId, marketplace: 'ozon' }],
])('%s: so many queries and no more', (_, of, least, most, rest) => {
  expectBounds(texts, { of, least, most, fill: (queries) => ({ ...rest, queries }) });
});

test.each<[string, Schema, number, number, object]>([
  [
    'a preview of tracking',
    previewPositionEntry.input,
    1,
    1000,
    { cabinetId, cityId: 213, queries: ['чай'] },
  ],
  ['standings', getProductStandings.input, 1, 100, { cabinetId }],
  ['a file of keywords', previewKeywords.input, 1, 1000, { cabinetId }],
  ['a chart of requests', getRequestSeries.input, 1, 10, { cabinetId, ...period }],
  ['words of products', getProductWords.input, 0, 50, { cabinetId, ...period }],
  ['queries of a word', getWordQueries.input, 1, 50, { cabinetId, ...period, keys: ['чай'] }],
  ['words of descriptions', getDescriptionWords.input, 1, 50, { cabinetId }],
])('%s: so many products and no more', (_, of, least, most, rest) => {
  expectBounds(numbers, { of, least, most, fill: (skus) => ({ ...rest, skus }) });
});

test('a change of tags: so many products of a tag and no more', () => {
  const fill = (skus: unknown[]) => ({ cabinetId, add: [{ tagId: 1, skus }] });
  expectBounds(numbers, { of: changeProductTags.input, least: 1, most: 1000, fill });
});

test('one to a hundred at once are paused, marked as read, or asked for by tag', () => {
  const paused = (entryIds: unknown[]) => ({ cabinetId, entryIds, isPaused: true });
  expectBounds(numbers, { of: pausePositionEntries.input, least: 1, most: 100, fill: paused });
  const read = (ids: unknown[]) => ({ ids });
  expectBounds(numbers, { of: markNotificationsRead.input, least: 1, most: 100, fill: read });
  const tagged = (tagIds: unknown[]) => ({ cabinetId, tagIds });
  expectBounds(numbers, { of: listMyRequestProducts.input, least: 0, most: 100, fill: tagged });
});

test('queries behind one word or a pair; stop words in each language once', () => {
  const keys = (some: unknown[]) => ({ cabinetId, ...period, skus: [1], keys: some });
  expectBounds(texts, { of: getWordQueries.input, least: 1, most: 2, fill: keys });
  const languages = (some: unknown[]) => ({ languages: some, added: [], returned: [] });
  const ru = (count: number) => Array.from({ length: count }, () => 'ru');
  expectBounds(ru, { of: StopWords, least: 0, most: 4, fill: languages });
});

test('a person is given at least one role', () => {
  const fill = (initPermissions: unknown[]) => ({ cabinetId, email: 'a@b.test', initPermissions });
  const roles = (count: number) => Array.from({ length: count }, () => 'analytics');
  expectBounds(roles, { of: sendInvite.input, least: 1, most: 4, fill });
});

test('charts and files have at least one metric and no metric twice over', () => {
  const metrics = (count: number) => Array.from({ length: count }, () => 'count');
  const chart = (some: unknown[]) => ({ ...market, queries: ['чай'], window: 7, metrics: some });
  expectBounds(metrics, { of: getQuerySeries.input, least: 1, most: SERIES_METRICS.length, fill: chart });
  const most = QUERY_METRIC_NAMES.length;
  const columns = (some: unknown[]) => ({ ...file, columns: some, headers: ['а', 'б'] });
  expectBounds(metrics, { of: downloadQueryStatistics.input, least: 1, most, fill: columns });
  const headers = (some: unknown[]) => ({ ...file, columns: ['count'], headers: some });
  expectBounds(texts, { of: downloadQueryStatistics.input, least: 2, most: most + 1, fill: headers });
});
