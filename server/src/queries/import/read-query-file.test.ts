import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import * as z from 'zod';
import { findAlias, isHeaderWord, normaliseHeader } from './column-aliases.ts';
import { readQueryFile } from './read-query-file.ts';
import { readSample, reasonsOf, rolesOf } from './read-sample.ts';

const OPTIONS = { maxRows: 1000, marketplace: 'ozon', day: '2026-01-15', answers: {} } as const;

function frequenciesOf({ rows }: { rows: { query: string; frequency: number | null }[] }) {
  return Object.fromEntries(rows.map(({ query, frequency }) => [query, frequency]));
}

/** Windows-1251 for the letters that tests use. */
function toWindows1251(text: string): Uint8Array {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  return Uint8Array.from(text.split('').map((letter) => letters.get(letter) ?? 0x3f));
}

test.each([
  [';', 'Запрос;Частота\nМангал;3 600\nшампур;12,5'],
  [',', 'Запрос,Частота\nМангал,"3,600"\nшампур,12.5'],
  ['\t', 'Запрос\tЧастота\nМангал\t3 600\nшампур\t12.5'],
])('CSV with %j', async (delimiter, text) => {
  const { rows, report, unit, source } = await readSample(text);
  expect(frequenciesOf({ rows })).toEqual({ мангал: 3600, шампур: 13 });
  expect(report).toMatchObject({
    delimiter,
    totalLines: 2,
    accepted: 2,
    merged: 0,
    headerLine: 1,
    encoding: 'utf-8',
  });
  expect({ unit, source }).toEqual({ unit: 'unknown', source: 'table' });
  expect(report.warnings.map(({ reason }) => reason)).toContain('numberRounded');
});

test.each([
  ['utf-8-bom', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
  ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
  ['utf-16be', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['windows-1251', toWindows1251],
])('%s', async (encoding, encode) => {
  const { rows, report } = await readSample(
    encode('Запрос;Частота\r\nугольный гриль, ёмкость №1;70\r\nмангал;20\r\n'),
  );
  expect(report.encoding).toBe(encoding);
  expect(frequenciesOf({ rows })).toEqual({ 'угольный гриль, ёмкость №1': 70, мангал: 20 });
});

test('bytes damaged in one line of UTF-8 cost that line', async () => {
  const good = new TextEncoder().encode('Запрос;Частота\nмангал складной большой;5\n');
  const { report } = await readSample(
    Buffer.concat([good, Uint8Array.of(0xd0, 0xff), Buffer.from(';7\nшампур;6')]),
  );
  expect(report.encoding).toBe('utf-8');
  expect(reasonsOf(report.rejected)).toEqual([[3, 'brokenText']]);
});

test('queries are cleaned, keep ё, and meet by е', async () => {
  const { rows } = await readSample('Запрос\n\u00A0 Ёлка\u200B   Большая \uFFFC\nелка большая\nи\u0306од');
  expect(rows.map(({ query, queryKey, lines }) => [query, queryKey, lines])).toEqual([
    ['ёлка большая', 'елка большая', [2, 3]],
    ['йод', 'йод', [4]],
  ]);
});

test('every bad line is rejected by itself with its reason', async () => {
  const { rows, report } = await readSample(
    [
      'Запрос;Частота;Дата',
      'мангал;10;2026-01-10',
      ';10;',
      `${'м'.repeat(201)};1;`,
      'гриль;десять;',
      'гриль;-1;',
      'гриль;99999999999;',
      'гри\u0000ль;1;',
      'гриль;1;32.01.2026',
      'гриль;1;;лишнее',
      '"гриль;1;',
      'Запрос;Частота;Дата',
      '=HYPERLINK("http://x");5;15.01.2026',
      'Итого;15;',
    ].join('\n'),
  );
  expect(reasonsOf(report.rejected)).toEqual([
    [3, 'emptyQuery'],
    [4, 'tooLong'],
    [5, 'notANumber'],
    [6, 'negativeNumber'],
    [7, 'numberTooLarge'],
    [8, 'controlCharacters'],
    [9, 'badDate'],
    [10, 'tooManyColumns'],
    [11, 'brokenQuotes'],
    [12, 'repeatedHeader'],
    [14, 'totalRow'],
  ]);
  expect(rows.map(({ query, day }) => [query, day])).toEqual([
    ['мангал', '2026-01-10'],
    ['=hyperlink("http://x")', '2026-01-15'],
  ]);
  expect(report).toMatchObject({ totalLines: 13, accepted: 2, merged: 0, dayFrom: 'column' });
  expect(report.rejected[1]?.text.length).toBe(200);
  expect(JSON.stringify(report)).not.toContain('\\u0000');
});

test('a total is a total only at an edge: between others it is a motor oil', async () => {
  const { report } = await readSample('Запрос;Частота\nвсего;30\nмасло;10\ntotal;20\nмотор;0');
  expect(reasonsOf(report.rejected)).toEqual([[2, 'totalRow']]);
});

test('an ad report: the typed query wins over the bid phrase, and only views lack a window', async () => {
  const header =
    'SKU;Название товара;Поисковая фраза;Запрос пользователя;Показы;Клики;CTR (%);Расход (руб., с НДС)';
  const { rows, report, source, unit } = await readSample(
    `\uFEFF${header}\n1;Мангал;мангал;мангал складной ;3;1;33,3;1,35\n2;Мангал;для мангала;мангал складной;0;1;0;0,45`,
  );
  expect({ source, unit }).toEqual({ source: 'ozonAds', unit: 'adViews' });
  expect(rolesOf(report)).toMatchObject({
    query: 'Запрос пользователя',
    frequency: 'Показы',
    clicks: 'Клики',
  });
  expect(rows).toEqual([
    {
      query: 'мангал складной',
      queryKey: 'мангал складной',
      windowDays: null,
      day: '2026-01-15',
      frequency: 3,
      lines: [2, 3],
    },
  ]);
  expect(report.warnings).toEqual([]);
});

test('numbers of another marketplace are never taken for this one', async () => {
  const ads = 'SKU;Поисковая фраза;Показы;Клики\n1;мангал;3;1';
  const { rows, report, unit } = await readSample(ads, { marketplace: 'wb' });
  expect(rows).toMatchObject([{ query: 'мангал', frequency: null, windowDays: null }]);
  expect(unit).toBe('unknown');
  expect(reasonsOf(report.warnings)).toEqual([[1, 'otherMarketplaceNumbers']]);
});

test('a file of monthly volumes has a monthly window and no claim about its unit', async () => {
  const text = 'keyword,volume,category,type,use_in\nмангал,260,griли,keyword,\nмангал,90,grili,synonym,';
  const { rows, report, source, unit } = await readSample(text);
  expect({ source, unit }).toEqual({ source: 'keywordTool', unit: 'unknown' });
  expect(rows).toMatchObject([{ query: 'мангал', frequency: 260, windowDays: 30, lines: [2, 3] }]);
  expect(report).toMatchObject({ accepted: 1, merged: 1, mergedBy: { sum: 0, same: 0, conflict: 1 } });
  expect(reasonsOf(report.warnings)).toEqual([[3, 'mergedConflict']]);
});

test('a line with months gives a row a month; without them its monthly number', async () => {
  const header = 'Ключевое слово,Показов в месяц,Тренды,CPC';
  const { rows, report } = await readSample(
    `${header}\nторнадор,3600,"2024-12: 2400, 2025-02: 0",0.07\nполироль,50,,0\nвоск,5,скоро,0`,
  );
  expect(rows.map(({ query, day, windowDays, frequency }) => [query, day, windowDays, frequency])).toEqual([
    ['торнадор', '2024-12-31', 31, 2400],
    ['торнадор', '2025-02-28', 28, 0],
    ['полироль', '2026-01-15', 30, 50],
  ]);
  expect(reasonsOf(report.rejected)).toEqual([[4, 'badTrend']]);
  expect(report).toMatchObject({ accepted: 2, dayFrom: 'trend' });
});

test('lists: a query a line, a ;-list, queries with commas, a list with a header', async () => {
  const lines = await readSample('мангал\n\nшампур, 6 шт\n"решётка гриль"\nмангал\n', { name: 'list.txt' });
  expect(lines.rows.map(({ query, frequency }) => [query, frequency])).toEqual([
    ['мангал', null],
    ['шампур, 6 шт', null],
    ['решётка гриль', null],
  ]);
  expect(lines).toMatchObject({
    source: 'plainList',
    unit: 'unknown',
    report: { totalLines: 4, merged: 1, delimiter: null },
  });
  const inline = await readSample('мангал; шампур ;;мангал;');
  expect(inline.rows.map(({ query }) => query)).toEqual(['мангал', 'шампур']);
  expect(inline.report).toMatchObject({
    totalLines: 3,
    accepted: 2,
    merged: 1,
    delimiter: ';',
    headerLine: null,
  });
  const headed = await readSample('Ключевые слова\nмангал, большой\nшампур');
  expect(headed.report).toMatchObject({ headerLine: 1, delimiter: null, totalLines: 2, accepted: 2 });
  expect(headed.source).toBe('plainList');
});

test('a popular query that reads like a header does not become one', async () => {
  const list = await readSample('мангал\nзапрос\nшампур');
  expect(list.report).toMatchObject({ headerLine: null, totalLines: 3, accepted: 3 });
  const pairs = await readSample('мангал,500\nзапрос,400\nшампур,300', {
    name: 'requests.csv',
    marketplace: 'wb',
  });
  expect(pairs.report).toMatchObject({ headerLine: null, totalLines: 3, accepted: 3 });
});

test('the old WB file: query and count without a header', async () => {
  const { rows, source, unit } = await readSample('мангал,1200\n"шампур, 6 шт",300\n', {
    name: 'requests.csv',
    marketplace: 'wb',
  });
  expect({ source, unit }).toEqual({ source: 'wbRequests', unit: 'searches' });
  expect(frequenciesOf({ rows })).toEqual({ мангал: 1200, 'шампур, 6 шт': 300 });
  const other = await readSample('мангал;1200\nшампур;300\n', { name: 'my.csv' });
  expect(other).toMatchObject({ source: 'table', unit: 'unknown' });
});

test('MPStats: each marketplace has its own column, unit and window; the total row goes', async () => {
  const bytes = await writeXlsxFile(
    [
      ['Запрос', 'Кластер WB', 'Приоритетный предмет', 'Частота WB', 'Частота Oz', 'Частота 365'],
      ['мангал', 'мангал', 'Мангалы', 1200, 300.4, 9000],
      ['шампур', 'шампур', 'Шампуры', 600, 200, 8000],
      ['гриль', 'гриль', 'Грили', 100, null, 8000],
      ['3 запроса', null, null, 1900, 500.4, 25_000],
    ],
    { sheet: 'ag-grid' },
  ).toBuffer();
  const wb = await readSample(bytes, { name: 'SEO.xlsx', marketplace: 'wb' });
  expect(wb).toMatchObject({
    source: 'mpstats',
    unit: 'searches',
    report: { sheet: 'ag-grid', encoding: 'xlsx' },
  });
  expect(wb.rows[0]).toMatchObject({ query: 'мангал', frequency: 1200, windowDays: 30 });
  expect(reasonsOf(wb.report.rejected)).toEqual([[5, 'totalRow']]);
  const ozon = await readSample(bytes, { marketplace: 'ozon' });
  expect(ozon.unit).toBe('people');
  expect(ozon.rows.slice(0, 3).map(({ frequency, windowDays }) => [frequency, windowDays])).toEqual([
    [300, 7],
    [200, 7],
    [null, 7],
  ]);
  expect(rolesOf(ozon.report)).toMatchObject({ frequency: 'Частота Oz' });
  const ym = await readSample(bytes, { marketplace: 'ym' });
  expect(reasonsOf(ym.report.warnings)).toEqual([[1, 'otherMarketplaceNumbers']]);
  expect(ym.rows[0]?.frequency).toBeNull();
});

test('WB portal: the sheet with details, header in row 2, the period found from counts and averages', async () => {
  const header = ['Поисковый запрос', 'Количество запросов (предыдущий период)', 'Количество запросов'];
  const bytes = await writeXlsxFile([
    { sheet: 'Общая', data: [['Отчёт по поисковым запросам'], ['Бренд', 'все']] },
    {
      sheet: 'Детальная информация',
      data: [
        ['Поисковые запросы', null, null],
        [...header, 'Запросов в среднем за день', 'Больше всего заказов в предмете', 'Конверсия в заказ'],
        ['мангал', 500, 700, 100, 'Мангалы', '50%'],
        ['123', 90, 141, 20, 'Игрушки', '5%'],
        ['итого', 590, 841, 120, '', ''],
      ],
    },
  ]).toBuffer();
  const { rows, report, source, unit } = await readSample(bytes, { marketplace: 'wb', name: 'отчёт.xlsx' });
  expect({ source, unit }).toEqual({ source: 'wbPortal', unit: 'searches' });
  expect(rows.map(({ query, frequency, windowDays }) => [query, frequency, windowDays])).toEqual([
    ['мангал', 700, 7],
    ['123', 141, 7],
  ]);
  expect(report).toMatchObject({
    sheet: 'Детальная информация',
    headerLine: 2,
    linesAboveHeader: 1,
    otherSheets: [{ name: 'Общая', lines: 2 }],
  });
  expect(reasonsOf(report.rejected)).toEqual([[5, 'totalRow']]);
});

test('a period in the file name or above the header dates the rows', async () => {
  const named = await readSample('Запрос;Количество запросов\nмангал;5', {
    name: 'отчёт с 01.07.2024 по 28.07.2024.csv',
  });
  expect(named.rows).toMatchObject([{ day: '2024-07-28', windowDays: 28 }]);
  const titled = await readSample(
    'Период: 01.07.2024 – 07.07.2024\n\nЗапрос;Частота;Дата\nмангал;5;\nгриль;5;03.07',
  );
  expect(titled.rows).toMatchObject([
    { query: 'мангал', day: '2024-07-07', windowDays: 7 },
    { query: 'гриль', day: '2024-07-03' },
  ]);
  expect(titled.report.warnings).toEqual([]);
  const guessed = await readSample('Запрос;Частота;Дата\nмангал;5;03.07\nгриль;6;2030-01-01');
  expect(reasonsOf(guessed.report.warnings)).toEqual([
    [2, 'yearAssumed'],
    [3, 'dateInFuture'],
  ]);
  expect(guessed.rows[0]?.day).toBe('2025-07-03');
});

test('a date where a query should be is not guessed back', async () => {
  const bytes = await writeXlsxFile([
    ['Запрос', 'Частота'],
    [{ value: new Date(Date.UTC(2024, 9, 12)), type: Date, format: 'dd.mm.yyyy' }, 5],
    ['мангал', 6],
  ]).toBuffer();
  const { report } = await readSample(bytes);
  expect(reasonsOf(report.rejected)).toEqual([[2, 'dateAsQuery']]);
});

test.each([
  ['emptyFile', ''],
  ['emptyFile', '\uFEFF \r\n\t\n'],
  ['noQueryColumn', 'Товар;Цена\nмангал;500\nшампур;20'],
  ['noQueryColumn', 'a\tb\nв\tг'],
  ['unreadable', '<!DOCTYPE html><table><tr><td>Запрос</td></tr></table>'],
  ['unreadable', '[{"query": "мангал"}]'],
  ['unreadable', '\u0000\u0001\u0002\u0003'.repeat(100)],
  ['unreadable', 'PK\u0003\u0004 и дальше не архив'],
  ['tooManyRows', `Запрос\n${Array.from({ length: 1001 }, (_, index) => `q${index}`).join('\n')}`],
  ['tooManyRows', 'а\n'.repeat(1_000_001)],
  ['tooLarge', ' '.repeat(20 * 1024 * 1024 + 1)],
])('refused: %s', async (refused, text) => {
  const result = await readQueryFile({ name: 'x.csv', bytes: new TextEncoder().encode(text) }, OPTIONS);
  expect(result).toMatchObject({ refused });
});

test('rows are counted after merging', async () => {
  const text = 'Запрос\nмангал\nМангал\nшампур';
  expect((await readSample(text, { maxRows: 2 })).rows).toHaveLength(2);
  const result = await readQueryFile({ name: 'x.csv', bytes: Buffer.from(text) }, { ...OPTIONS, maxRows: 1 });
  expect(result).toEqual({ refused: 'tooManyRows', detail: { measure: 'rows', limit: 1 } });
});

const Contract = z.object({ import_aliases: z.record(z.string(), z.array(z.string())) });
const contract = new URL('../../../../../shared/contracts/keyword-exports/columns.json', import.meta.url);

test.skipIf(!existsSync(contract))(
  'every alias of the export contract is known (skipped where ../shared is absent)',
  () => {
    const { import_aliases: aliases } = Contract.parse(JSON.parse(readFileSync(contract, 'utf8')));
    const unknown = Object.values(aliases)
      .flat()
      .filter((header) => !isHeaderWord(normaliseHeader(header)));
    expect(unknown).toEqual([]);
    expect(aliases.query?.filter((header) => findAlias(normaliseHeader(header))?.role !== 'query')).toEqual(
      [],
    );
  },
);

test.each(['phrase', 'Search term', 'Keyword phrase', 'Ключ', 'Фразы'])(
  'a column called %s holds queries',
  async (header) => {
    const { rows } = await readSample(`${header};hits\nмангал;77`);
    expect(rows.map(({ query, frequency }) => [query, frequency])).toEqual([['мангал', 77]]);
  },
);
