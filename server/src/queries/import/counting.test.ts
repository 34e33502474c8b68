import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QueryFileResult } from './query-file.ts';
import { readQueryFile } from './read-query-file.ts';

const NASTY = [
  '',
  ' ',
  '\u00A0',
  '\uFEFF',
  '\u0000',
  '"',
  "'",
  '=1+1',
  'итого',
  'всего',
  '-',
  '5',
  '1,234',
  '0,5',
  '50%',
  'ёж',
  'еж',
  'Ёж',
];

const cell = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.string({
    maxLength: 12,
    unit: fc.constantFrom('а', 'б', 'е', 'ё', ' ', '1', ';', ',', '"', '\t', '\u200B'),
  }),
  fc.nat().map(String),
);

const OPTIONS = { maxRows: 100_000, marketplace: 'ozon', day: '2026-01-15', answers: {} } as const;

function checkCounts(result: QueryFileResult): void {
  if ('refused' in result) return;
  const { rows, report } = result;
  expect(report.accepted + report.merged + report.rejected.length).toBe(report.totalLines);
  const { blank, sum, same, conflict } = report.mergedBy;
  expect(blank + sum + same + conflict).toBe(report.merged);
  const keys = rows.map(({ queryKey, day, windowDays }) => `${queryKey}\n${day}\n${windowDays}`);
  expect(new Set(keys).size).toBe(rows.length);
  for (const { query, queryKey, frequency } of rows) {
    expect(query).toBe(query.trim());
    expect(queryKey).not.toMatch(/[ё\p{Cc}]/u);
    expect(frequency === null || (Number.isSafeInteger(frequency) && frequency >= 0)).toBe(true);
  }
  // Whatever a line held, the report of it must be storable.
  for (const { text } of report.rejected) expect(text.isWellFormed() && !text.includes('\u0000')).toBe(true);
}

type Sample = { records: [string, string, string][]; delimiter: string; isQuoted: boolean };

/** A record is a line: breaks are cut out. Without quotes cells may shift and quotes may stay open. */
function writeTable({ records, delimiter, isQuoted }: Sample): Uint8Array {
  const write = (text: string) =>
    (isQuoted ? `"${text.replaceAll('"', '""')}"` : text).replace(/[\r\n]/g, ' ');
  const lines = [['Запрос', 'Частота', 'Категория'], ...records.map((record) => record.map(write))];
  return new TextEncoder().encode(lines.map((cells) => cells.join(delimiter)).join('\n'));
}

function isFilled(record: string[]): boolean {
  return record.some((text) => text.trim() !== '');
}

test('every filled line of a table is accepted, merged or rejected, exactly once', async () => {
  const sample = fc.record({
    records: fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 40 }),
    delimiter: fc.constantFrom(';', ',', '\t'),
    isQuoted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(sample, async (written) => {
      const result = await readQueryFile({ name: 'x.csv', bytes: writeTable(written) }, OPTIONS);
      checkCounts(result);
      if ('refused' in result) throw new Error(`refused: ${result.refused}`);
      const { rows, report } = result;
      const rejected = report.rejected.map(({ line }) => line);
      const counted = [...new Set([...rows.flatMap(({ lines }) => lines), ...rejected])].toSorted(
        (a, b) => a - b,
      );
      const filled = written.records.flatMap((record, index) => (isFilled(record) ? [index + 2] : []));
      expect(counted).toHaveLength(report.totalLines);
      if (written.isQuoted) expect(counted).toEqual(filled);
    }),
    { numRuns: 300 },
  );
});

test('every item of a list is counted', async () => {
  const item = fc.string({ maxLength: 8, unit: fc.constantFrom('а', 'б', 'е', 'ё', ' ', '-') });
  const items = fc.array(item, { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(items, fc.constantFrom('\n', '\r\n', ';'), async (list, end) => {
      const result = await readQueryFile(
        { name: 'x.txt', bytes: new TextEncoder().encode(list.join(end)) },
        OPTIONS,
      );
      checkCounts(result);
      const filled = list.filter((text) => text.trim() !== '').length;
      expect('refused' in result ? 0 : result.report.totalLines).toBe(filled);
    }),
  );
});

test('any bytes at all give a result that adds up or a refusal', async () => {
  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ maxLength: 400, unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
    fc.uint8Array({ maxLength: 200 }).map((tail) => Uint8Array.of(0x50, 0x4b, 0x03, 0x04, ...tail)),
  );
  await fc.assert(
    fc.asyncProperty(anyBytes, fc.string({ maxLength: 20, unit: 'binary' }), async (bytes, name) => {
      checkCounts(await readQueryFile({ name, bytes }, OPTIONS));
    }),
    { numRuns: 500 },
  );
});
