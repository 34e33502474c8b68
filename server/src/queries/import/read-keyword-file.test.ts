import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { type KeywordColumns, type KeywordFile, readKeywordFile } from './read-keyword-file.ts';

async function read(bytes: string | Uint8Array, input: KeywordColumns = {}): Promise<KeywordFile> {
  const file = await readKeywordFile(
    { bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes },
    input,
    30,
  );
  if ('refused' in file) throw new Error(file.refused);
  return file;
}
const queriesOf = ({ keywords }: KeywordFile) => keywords.map(({ query }) => query);

describe('columns', () => {
  test('are suggested by their headers', async () => {
    const file = await read('Категория;Частота;Запрос\nПосуда;10;Чайник\nПосуда;5;ёлка\n');
    expect(file).toMatchObject({ columns: ['Категория', 'Частота', 'Запрос'], query: 2, label: 0 });
    expect(file.keywords).toEqual([
      { query: 'чайник', label: 'Посуда' },
      { query: 'елка', label: 'Посуда' },
    ]);
  });

  test('of an advertising report are what buyers typed, although the bid phrase stands before it', async () => {
    const file = await read('Поисковая фраза;Запрос пользователя;Показы\nмангал;уголь для мангала;1\n');
    expect(file).toMatchObject({ query: 1 });
    expect(queriesOf(file)).toEqual(['уголь для мангала']);
  });

  test('may be chosen otherwise, or a label left out', async () => {
    const text = 'Запрос;Перевод\nчайник;kettle\n';
    expect(queriesOf(await read(text, { query: 1 }))).toEqual(['kettle']);
    expect(await read('Запрос;Категория\nчайник;Посуда\n', { label: null })).toMatchObject({ label: null });
  });

  test('of unknown headers wait for a person to say which holds queries', async () => {
    const text = 'alpha,beta,gamma\nчайник,3,1\nлампа,4,2\n';
    expect(await read(text)).toMatchObject({
      columns: ['alpha', 'beta', 'gamma'],
      query: null,
      keywords: [],
    });
    expect(queriesOf(await read(text, { query: 0 }))).toEqual(['чайник', 'лампа']);
  });

  test('that the file does not have are none', async () => {
    expect(await read('Запрос;Частота\nчайник;1\n', { query: 7 })).toMatchObject({ query: null });
  });
});

describe('lines', () => {
  test('end as a query, as one that was there before, or rejected with a reason', async () => {
    const file = await read(`Запрос;Частота\nЧайник;1\n чайник ;oops\n;3\n${'ю'.repeat(201)};4\nИтого;9\n`);
    expect(queriesOf(file)).toEqual(['чайник']);
    expect(file).toMatchObject({ totalLines: 5, duplicates: 1 });
    expect(file.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'emptyQuery'],
      [5, 'tooLong'],
      [6, 'totalRow'],
    ]);
  });

  test('of a plain list are queries, "total" among them', async () => {
    expect(queriesOf(await read('чайник\ntotal\nлампа\n'))).toEqual(['чайник', 'total', 'лампа']);
  });

  test('never get lost, whatever is in them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 30 }),
        async (cells) => {
          const quoted = cells.map((cell) => `"${cell.replaceAll(/[\r\n]/g, ' ').replaceAll('"', '""')}";1`);
          const file = await read(`Запрос;Частота\n${quoted.join('\n')}\n`);
          expect(file.keywords.length + file.duplicates + file.rejected.length).toBe(file.totalLines);
          expect(file.totalLines).toBe(cells.length);
        },
      ),
    );
  });
});

test.each([
  ['unknown headers', `${'x,'.repeat(1000)}x\n${`${'1,'.repeat(1000)}1\n`.repeat(3)}`, 'columns', 1000],
  ['a first line of cells that are empty', `чайник;1${';'.repeat(999)}\nлампа;2`, 'columns', 1000],
  ['more cells than a table has', `${`${'1,'.repeat(999)}1\n`.repeat(6000)}1`, 'cells', 6_000_000],
])('a file with %s meets its limit', async (_name, text, limit, maximum) => {
  expect(await readKeywordFile({ bytes: Buffer.from(text) }, {}, 30)).toEqual({
    refused: 'limit',
    detail: { limit, maximum },
  });
});

test('what is no table is refused in a word', async () => {
  expect(await readKeywordFile({ bytes: Buffer.from('') }, {}, 30)).toMatchObject({ refused: 'emptyFile' });
  const zip = Buffer.from([0x50, 0x4b, 3, 4, 0, 0]);
  expect(await readKeywordFile({ bytes: zip }, {}, 30)).toMatchObject({ refused: 'unreadable' });
});

const DATA = new URL('../../../../../shared/data/', import.meta.url);
// Counted independently of this reader: the reader of whole files says the same (real-files.test.ts).
test.skipIf(!existsSync(DATA)).each([
  ['ozon_ad_phrases.csv', 3170],
  ['ru_auto_keywords_volume_category.csv', 446],
  ['ru_auto_trends_13_months.csv', 150],
  ['ozon_query_sku_category.csv', 1000],
])('%s goes through the import (skipped where ../shared is absent)', async (name, lines) => {
  const file = await read(readFileSync(new URL(name, DATA)));
  expect(file).toMatchObject({ totalLines: lines, query: expect.any(Number), rejected: [] });
  expect(file.keywords.length + file.duplicates).toBe(lines);
});

test('an empty sheet before the one with words is passed over', async () => {
  const cells = [
    ['alpha', 'beta'],
    ['чайник', '3'],
  ].map((row) => row.map((value) => ({ value })));
  const bytes = await writeXlsxFile([
    { data: [], sheet: 'Пусто' },
    { data: cells, sheet: 'Слова' },
  ]).toBuffer();
  expect(await read(bytes)).toMatchObject({ columns: ['alpha', 'beta'] });
});
