import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { normaliseQuery } from '../../server/src/queries/rules.ts';
import { startTestApp, type TestApp } from '../../server/test/app.ts';
import { foldCounted } from './store-counted.ts';

const SHARED = path.join(import.meta.dirname, '../../../shared/data');
const LONGEST = 120;

type Source = { file: string; text: string; count: string };
const MARKETS: Record<'ru' | 'wb', readonly Source[]> = {
  ru: [
    { file: 'ozon_query_sku_category.csv', text: 'query', count: 'hits' },
    { file: 'ozon_ad_phrases.csv', text: 'Запрос пользователя', count: 'Показы' },
    { file: 'ru_auto_keywords_volume_category.csv', text: 'keyword', count: 'volume' },
  ],
  wb: [{ file: 'derived_wb_title_phrases_monthly_to_2022-06.csv.gz', text: 'phrase', count: 'skus' }],
};

function readSource({ file, text, count }: Source): { text: string; count: number }[] {
  const packed = readFileSync(path.join(SHARED, file));
  const bytes = file.endsWith('.gz') ? gunzipSync(packed) : packed;
  const delimiter = bytes.subarray(0, 200).includes(';') ? ';' : ',';
  const rows: Record<string, string>[] = parse(bytes, {
    bom: true,
    columns: true,
    delimiter,
    relax_column_count: true,
  });
  return rows.map((row) => ({ text: normaliseQuery(row[text] ?? ''), count: Number(row[count]) || 0 }));
}

/** Each query once, the most searched first, as they are numbered. */
function readMarket(sources: readonly Source[]): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { text, count } of sources.flatMap(readSource))
    if (text !== '' && text.length < LONGEST) counts.set(text, (counts.get(text) ?? 0) + count);
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** Pairs that a person has read: the same thing is meant, or another one. */
const JUDGED = readFileSync(path.join(import.meta.dirname, 'judgments.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([market, verdict, query, means]) => ({ market, isSame: verdict === 'same', query, means }));

describe.skipIf(!existsSync(SHARED))('spellings in real files (skipped where ../shared is absent)', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  test.each(['ru', 'wb'] as const)(
    '%s: what is folded a person would fold, and the other way round',
    async (market) => {
      const folded = await foldCounted(app.context, readMarket(MARKETS[market]));
      const meant = new Map(folded.map(({ text, means }) => [text, means]));
      const judged = JUDGED.filter((pair) => pair.market === market);
      const kept = judged.filter(({ query = '', means }) => meant.get(query) === means);
      const same = judged.filter(({ isSame }) => isSame);
      expect(kept.filter(({ isSame }) => isSame).length / kept.length).toBeGreaterThanOrEqual(0.98);
      expect(kept.filter(({ isSame }) => isSame).length / same.length).toBeGreaterThanOrEqual(0.9);
    },
  );
});

test('300 pairs were read', () => expect(JUDGED).toHaveLength(300));
