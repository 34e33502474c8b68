import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSample } from './read-sample.ts';

const DATA = new URL('../../../../../shared/data/', import.meta.url);

/** Files that people really exported; the numbers were counted independently of this reader. */
function testRealFile(name: string, check: (bytes: Uint8Array) => Promise<void>) {
  const file = new URL(name, DATA);
  test.skipIf(!existsSync(file))(`${name} (skipped where ../shared is absent)`, () =>
    check(readFileSync(file)),
  );
}

function sum(numbers: (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}

testRealFile('ozon_ad_phrases.csv', async (bytes) => {
  const { rows, report, source, unit } = await readSample(bytes, {
    name: 'ozon_ad_phrases.csv',
    maxRows: 200_000,
  });
  expect({ source, unit }).toEqual({ source: 'ozonAds', unit: 'adViews' });
  expect(report).toMatchObject({ totalLines: 3170, accepted: 1979, merged: 1191, rejected: [] });
  expect(report).toMatchObject({
    encoding: 'utf-8-bom',
    delimiter: ';',
    headerLine: 1,
    mergedBy: { sum: 1191 },
  });
  expect(sum(rows.map(({ frequency }) => frequency))).toBe(30_139);
  expect(rows.every(({ windowDays }) => windowDays === null)).toBe(true);
  expect(report.warnings).toEqual([]);
  // Two line breaks inside one quoted cell: a record of three lines, read as one query.
  expect(rows.filter(({ lines }) => lines.includes(2153))).toMatchObject([
    { query: 'banira / мангал / мангал разборный на болтах' },
  ]);
});

testRealFile('ru_auto_keywords_volume_category.csv', async (bytes) => {
  const { rows, report, source, unit } = await readSample(bytes);
  expect({ source, unit }).toEqual({ source: 'keywordTool', unit: 'unknown' });
  expect(report).toMatchObject({ totalLines: 446, accepted: 446, merged: 0, rejected: [], warnings: [] });
  expect(sum(rows.map(({ frequency }) => frequency))).toBe(47_400);
  expect(rows.every(({ windowDays }) => windowDays === 30)).toBe(true);
});

testRealFile('ru_auto_trends_13_months.csv', async (bytes) => {
  const { rows, report, source, unit } = await readSample(bytes, { maxRows: 2000 });
  expect({ source, unit }).toEqual({ source: 'keywordTool', unit: 'unknown' });
  expect(report).toMatchObject({ totalLines: 150, accepted: 150, merged: 0, rejected: [], warnings: [] });
  // 145 lines with 13 months each, and 5 with an empty trend that keep their monthly number.
  expect(rows).toHaveLength(145 * 13 + 5);
  expect(sum(rows.map(({ frequency }) => frequency))).toBe(455_400);
  expect(rows.filter(({ day }) => day === '2025-02-28').every(({ windowDays }) => windowDays === 28)).toBe(
    true,
  );
});

testRealFile('ozon_query_sku_category.csv', async (bytes) => {
  const { rows, report, source, unit } = await readSample(bytes);
  expect({ source, unit }).toEqual({ source: 'table', unit: 'unknown' });
  expect(report).toMatchObject({ totalLines: 1000, accepted: 970, merged: 30, rejected: [] });
  expect(report.mergedBy).toEqual({ blank: 0, sum: 0, same: 7, conflict: 23 });
  expect(rows).toHaveLength(970);
});
