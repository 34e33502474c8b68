import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { NO_METRICS } from '../../queries/metrics.ts';
import { writeCsv } from './write-csv.ts';

const rowOf = (query: string) => ({
  ...NO_METRICS,
  query,
  isShared: true,
  source: 'feed',
  windowDays: 7,
  unit: 'searches' as const,
  day: '2026-03-01',
  timestamp: null,
  sparkline: [],
});

test('no text of a CSV begins a row of its own', async () => {
  const queries = ['чай\n=1+1', 'чай\r=1+1', 'чай\r\n=1+1', 'чай;"=1+1"', '=1+1'];
  async function* pages() {
    yield await Promise.resolve(queries.map(rowOf));
  }
  const layout = { headers: ['Запрос', 'Цена'], columns: ['avg_price' as const], texts: {}, isMixed: false };
  let csv = '';
  for await (const part of writeCsv(layout, pages())) csv += part;
  // Excel takes each of the three for the end of a row, outside of quotes.
  const lines = csv
    .slice(1)
    .replaceAll(/"(?:[^"]|"")*"/g, '…')
    .split(/\r\n|\r|\n/);
  expect(lines).toHaveLength(1 + queries.length + 1);
  const [, ...rows] = parse(csv.slice(1), { delimiter: ';', record_delimiter: '\r\n' });
  expect(rows).toEqual(queries.map((query) => [query.startsWith('=') ? `'${query}` : query, '']));
});
