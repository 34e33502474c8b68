import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { getMyRequests } from '@vitrina/contract/my-requests.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { thingsOf } from '../../test/every-route-things.ts';
import { importQueries } from '../search-history/query-imports/import-queries.ts';
import { importKeywords, previewKeywords } from './import-keywords.ts';

const SHARED = path.join(import.meta.dirname, '../../../../shared/data');

/** The file and its cells, read by another reader than the product's. */
function openFile(name: string) {
  const packed = readFileSync(path.join(SHARED, name));
  const bytes = name.endsWith('.gz') ? gunzipSync(packed) : packed;
  const delimiter = bytes.subarray(0, 200).includes(';') ? ';' : ',';
  return { name, bytes, cells: parse(bytes, { bom: true, delimiter, relax_column_count: true }) };
}

// The place of a picture that was copied along with a text is no letter of it.
const asQuery = (text = '') =>
  text.replaceAll('\u{FFFC}', '').toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean).join(' ');
const asNumber = (text = '') => Number(text.replaceAll(/\s/g, '').replace(',', '.'));

describe.skipIf(!existsSync(SHARED))('real files on the screens (skipped where ../shared is absent)', () => {
  let app: TestApp;
  let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
  let sku: number;
  beforeAll(async () => {
    app = await startTestApp({ now: new Date('2026-02-10T09:00:00Z') });
    cabinet = await makeCabinet(app);
  });
  afterAll(() => app.close());

  async function freshProduct() {
    cabinet = await makeCabinet(app);
    sku = await thingsOf(app, cabinet.id, cabinet.owner.id).product();
    return { cabinetId: cabinet.id, skus: [sku] };
  }

  async function listImported(): Promise<string[]> {
    const input = { cabinetId: cabinet.id, sku };
    const { requests, requestsTotal } = await app.call(getMyRequests, input, cabinet.owner.token);
    expect(requestsTotal).toBeLessThanOrEqual(1000);
    return requests.filter(({ isImported }) => isImported).map(({ query }) => query);
  }

  async function listLines(marketplace: Marketplace, queries: string[], to: string) {
    const period = { from: `${to.slice(0, 7)}-01`, to, window: 28 as const, page: 1, pageSize: 100 };
    const requested = { cabinetId: cabinet.id, marketplace, queries, ...period };
    return (await app.call(getQueryStatistics, requested, cabinet.owner.token)).rows;
  }

  test('queries of an advertising report become those of a product: what buyers typed, not what was bid on', async () => {
    const { bytes, cells } = openFile('ozon_ad_phrases.csv');
    const [head = [], ...lines] = cells;
    const column = head.indexOf('Запрос пользователя');
    const requested = await freshProduct();
    expect(await previewKeywords(app.context, requested, bytes)).toMatchObject({
      query: column,
      rejected: 0,
    });
    // The plan of the screens shows a thousand; a person brings a part of the file.
    const [first] = bytes.toString().split('\n', 1);
    const part = lines.filter((_, place) => place % 4 === 0);
    const typed = part.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
    const cut = Buffer.from([first, ...typed].join('\n'));
    await importKeywords(app.context, requested, cut);
    const expected = new Set(part.map((line) => asQuery(line[column])));
    expect(new Set(await listImported())).toEqual(expected);
  });

  test('the same report in the search history is views of advertising, added up by query', async () => {
    const file = openFile('ozon_ad_phrases.csv');
    await freshProduct();
    const dated = { answers: { day: '2026-02-10' } };
    await importQueries(app.context, { cabinetId: cabinet.id, marketplace: 'ozon' }, file, dated);
    const [head = [], ...lines] = file.cells;
    const [query, views] = [head.indexOf('Запрос пользователя'), head.indexOf('Показы')];
    const byQuery = Map.groupBy(lines, (line) => asQuery(line[query]));
    const requested = [...byQuery.keys()].slice(0, 50);
    const rows = await listLines('ozon', requested, '2026-02-10');
    expect(rows).toHaveLength(requested.length);
    for (const row of rows) {
      const seen = (byQuery.get(row.query) ?? []).reduce((sum, line) => sum + asNumber(line[views]), 0);
      expect(row).toMatchObject({ unit: 'adViews', count: seen, gmv: null, dynamics_in28: null });
    }
  });

  test('products by query of the other report are added up by query, too', async () => {
    const file = openFile('ozon_query_sku_category.csv');
    const requested = await freshProduct();
    const { query, label, queriesCount } = await previewKeywords(app.context, requested, file.bytes);
    const [head = [], ...lines] = file.cells;
    expect([query, label]).toEqual([head.indexOf('query'), head.indexOf('itemtype')]);
    expect(queriesCount).toBe(new Set(lines.map((line) => asQuery(line[2]))).size);
    expect(await importKeywords(app.context, requested, file.bytes)).toMatchObject({ added: queriesCount });
    expect(await listImported()).toHaveLength(queriesCount);
  });

  test('a trend of thirteen months is a line for each month', async () => {
    const file = openFile('ru_auto_trends_13_months.csv');
    await freshProduct();
    // Some lines have a monthly number without a trend: their month has to be said.
    const dated = { answers: { day: '2026-01-31' } };
    await importQueries(app.context, { cabinetId: cabinet.id, marketplace: 'ozon' }, file, dated);
    const trends = new Map(file.cells.slice(1).map(([query, , trend = '']) => [asQuery(query), trend]));
    const requested = [...trends.keys()].slice(0, 60);
    for (const [month, to] of [
      ['2025-02', '2025-02-28'],
      ['2025-07', '2025-07-31'],
      ['2025-12', '2025-12-31'],
    ] as const) {
      const rows = await listLines('ozon', requested, to);
      const reported = requested.filter((query) => trends.get(query)?.includes(month));
      expect(reported.length).toBeGreaterThan(50);
      for (const query of reported) {
        const count = Number(new RegExp(`${month}: (\\d+)`).exec(trends.get(query) ?? '')?.[1]);
        const row = rows.find((one) => one.query === query);
        expect(row).toMatchObject({ count, day: to, windowDays: Number(to.slice(-2)) });
      }
    }
  });

  test('phrases of a month: the column is known by its name, a person names the label, the plan has the last word', async () => {
    const { bytes, cells } = openFile('derived_wb_title_phrases_monthly_to_2022-06.csv.gz');
    const requested = await freshProduct();
    const phrases = new Set(cells.slice(1).map(([phrase]) => asQuery(phrase)));
    expect(await previewKeywords(app.context, requested, bytes)).toMatchObject({
      query: 0,
      queriesCount: phrases.size,
    });
    const mapped = { ...requested, query: 0, label: 1 };
    await expect(importKeywords(app.context, mapped, bytes)).rejects.toThrow('cabinet.limitExceeded');
    const newest = cells.filter(([, month]) => month === '2022-06').slice(0, 900);
    const cut = Buffer.from([cells[0], ...newest].map((line) => line?.join(',')).join('\n'));
    expect(await previewKeywords(app.context, mapped, cut)).toMatchObject({ queriesCount: newest.length });
    expect(await importKeywords(app.context, mapped, cut)).toMatchObject({ rejected: 0 });
    expect(new Set(await listImported())).toEqual(new Set(newest.map(([phrase]) => asQuery(phrase))));
  });
});
