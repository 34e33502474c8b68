import { monitorEventLoopDelay } from 'node:perf_hooks';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { HOSTILE_TABLES, packSheet } from '../../../test/builders/hostile-tables.ts';
import { Problem } from '../../platform/problem.ts';
import { withKeywordFile, withQueryFile } from './with-uploaded-table.ts';

/** Reading gives way to everything else, and a busy machine has much else. */
const BUSY_MACHINE = { timeout: 120_000 };

const OPTIONS = { maxRows: 200_000, marketplace: 'ozon', day: '2026-01-15', answers: {} } as const;

function read(name: string, bytes: Uint8Array) {
  return withQueryFile(bytes, { ...OPTIONS, name }, async ({ report, rows }) => ({
    report,
    lines: (await readText(rows)).split('\n').filter((line) => line !== ''),
  }));
}

async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => new Error('it was read'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw error;
  return { key: error.key, meta: error.meta };
}

describe('a hostile file is refused with the limit that it meets', BUSY_MACHINE, () => {
  test.each(HOSTILE_TABLES)('$title', async ({ name, make, refusal }) => {
    expect(await refusalOf(read(name, make()))).toEqual(refusal);
  });

  test('a file of keywords goes the same way', async () => {
    const [bomb] = HOSTILE_TABLES;
    const columns = { query: undefined, label: undefined };
    const work = withKeywordFile(
      bomb?.make() ?? new Uint8Array(),
      { columns, longestLabel: 10 },
      async () => 0,
    );
    expect(await refusalOf(work)).toEqual(bomb?.refusal);
  });
});

describe('a reading process that is ended', BUSY_MACHINE, () => {
  const manyRows = Array.from({ length: 200_000 }, (_, n) => `мангал номер ${n};${n}`);
  const bytes = new TextEncoder().encode(`query;frequency\n${manyRows.join('\n')}`);
  const enough = { seconds: 30, memoryMb: 768, patienceSeconds: 100 };

  test.each([
    [{ seconds: 1 }, { key: 'import.limitExceeded', meta: { limit: 'seconds', maximum: 1 } }],
    [{ memoryMb: 120 }, { key: 'import.limitExceeded', meta: { limit: 'memoryMb', maximum: 120 } }],
    // Nothing is wrong with the file, so that reading it is tried again.
    [{ patienceSeconds: 0.01 }, { key: 'server.unavailable', meta: {} }],
  ])('by %o', async (limit, refusal) => {
    const options = { ...OPTIONS, name: 'x.csv' };
    const work = withQueryFile(bytes, options, async () => 0, { ...enough, ...limit });
    expect(await refusalOf(work)).toEqual(refusal);
  });
});

const rows = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test('200,000 rows of CSV come whole, and nobody waits meanwhile', BUSY_MACHINE, async () => {
  const csv = `query;frequency\n${rows(200_000)
    .map((n) => `мангал номер ${n};${n}`)
    .join('\n')}`;
  const bytes = new TextEncoder().encode(csv);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [count, first, last] = await withQueryFile(
    bytes,
    { ...OPTIONS, name: 'x.csv' },
    async ({ report, rows: lines }) => {
      const text = await readText(lines);
      delay.disable();
      const all = text.trimEnd().split('\n');
      expect(report.stored).toBe(200_000);
      return [all.length, all[0] ?? '', all.at(-1) ?? ''] as const;
    },
  );
  expect(count).toBe(200_000);
  expect(JSON.parse(first)).toMatchObject({ text: 'мангал номер 1', count: 1 });
  expect(JSON.parse(last)).toMatchObject({ text: 'мангал номер 200000', count: 200_000 });
  // Read in this process it takes seconds in one piece.
  expect(delay.max / 1e6).toBeLessThan(500);
});

test('200,000 rows of a workbook come whole', BUSY_MACHINE, async () => {
  const sheet = rows(200_000)
    .map(
      (n) =>
        `<row r="${n + 1}"><c r="A${n + 1}" t="inlineStr"><is><t>шампур ${n}</t></is></c><c r="B${n + 1}"><v>${n}</v></c></row>`,
    )
    .join('');
  const head = '<row r="1"><c t="str"><v>query</v></c><c t="str"><v>frequency</v></c></row>';
  const { report, lines } = await read(
    'x.xlsx',
    packSheet(`<worksheet><sheetData>${head}${sheet}</sheetData></worksheet>`),
  );
  expect([report.stored, lines.length]).toEqual([200_000, 200_000]);
});

test('one row more than allowed is refused with the number', BUSY_MACHINE, async () => {
  const csv = `query;frequency\n${rows(200_001)
    .map((n) => `мангал ${n};${n}`)
    .join('\n')}`;
  expect(await refusalOf(read('x.csv', new TextEncoder().encode(csv)))).toEqual({
    key: 'import.tooManyRows',
    meta: { maximum: 200_000 },
  });
});
