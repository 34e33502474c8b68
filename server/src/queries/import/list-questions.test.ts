import { expect, test } from 'vitest';
import { describeImport } from './describe-import.ts';
import { type QueryFileOptions } from './query-file.ts';
import { readSample } from './read-sample.ts';

async function describe(text: string, options: Partial<QueryFileOptions> & { name?: string } = {}) {
  return describeImport('file.csv', await readSample(text, options), options.answers ?? {});
}

test('a number that nobody dates asks for its period', async () => {
  const report = await describe('запрос;частота\nмангал;5');
  expect(report).toMatchObject({
    questions: ['period'],
    period: { from: 'unknown', firstDay: null, lastDay: null, windowDays: null },
  });
});

test.each([
  ['a column', 'запрос;частота;дата\nмангал;5;2025-07-03', {}, 'column', '2025-07-03', null],
  ['a title', 'Период: 01.07.2024 – 07.07.2024\n\nзапрос;частота\nмангал;5', {}, 'title', '2024-07-07', 7],
  [
    'its name',
    'запрос;частота\nмангал;5',
    { name: 'о 2024-07-01 2024-07-07.csv' },
    'fileName',
    '2024-07-07',
    7,
  ],
  ['an answer', 'запрос;частота\nмангал;5', { answers: { day: '2022-12-31' } }, 'answer', '2022-12-31', null],
] as const)(
  '%s dates the numbers, and nothing is asked',
  async (_name, text, options, from, day, windowDays) => {
    expect(await describe(text, options)).toMatchObject({
      questions: [],
      period: { from, firstDay: day, lastDay: day, windowDays },
    });
  },
);

test('an answer comes before the name of the file, and a column before the answer', async () => {
  const answers = { day: '2022-12-31', windowDays: 14 } as const;
  const named = { name: 'отчёт 2024-07-07.csv', answers };
  expect(await describe('запрос;частота\nмангал;5', named)).toMatchObject({
    period: { lastDay: '2022-12-31', windowDays: 14 },
  });
  expect(await describe('запрос;частота;дата\nмангал;5;2025-07-03', { answers })).toMatchObject({
    period: { lastDay: '2025-07-03' },
  });
});

test('one line without its date is enough to ask', async () => {
  const text = 'запрос;частота;дата\nмангал;5;2025-07-03\nгриль;7;';
  expect(await describe(text)).toMatchObject({ questions: ['period'], period: { lastDay: null } });
  expect(await describe(text, { answers: { day: '2025-07-09' } })).toMatchObject({
    questions: [],
    period: { firstDay: '2025-07-03', lastDay: '2025-07-09' },
  });
});

test('lines that contradict each other ask which number is meant', async () => {
  const text = 'запрос;частота;дата\nмангал;1;2025-07-03\nмангал;23;2025-07-03';
  expect(await describe(text)).toMatchObject({
    questions: ['repeated'],
    repeated: { lines: 1, taken: null },
  });
  expect(await describe(text, { answers: { repeated: 'sum' } })).toMatchObject({
    questions: [],
    repeated: { lines: 1, taken: 'sum' },
  });
});

test('lines that repeat the same number ask nothing and are counted, those without one are not', async () => {
  const day = '2025-07-03';
  const text = `запрос;частота;дата\nмангал;5;${day}\nмангал;5;${day}\nмангал;;${day}\nгриль;7;${day}`;
  expect(await describe(text)).toMatchObject({
    questions: [],
    merged: 2,
    repeated: { lines: 0, same: 1, taken: null },
  });
  expect(await describe(text, { answers: { repeated: 'sum' } })).toMatchObject({
    repeated: { lines: 1, same: 0, taken: 'sum' },
  });
});

test.each([
  ['places', 'keyword,URL,Position\nмангал,https://x.example,3', true],
  ['nothing but queries', 'мангал\nгриль', false],
])('a file with %s says so before it is taken', async (_name, text, hasPlaces) => {
  expect(await describe(text)).toMatchObject({ questions: ['textsOnly'], hasPlaces });
  expect(await describe(text, { answers: { areTextsWanted: true } })).toMatchObject({ questions: [] });
});

test('columns that nothing is taken from have no role', async () => {
  const { columns } = await describe('Поисковая фраза;SKU;Клики;Расход;Показы\nмангал;1;2;3;4');
  expect(columns.filter(({ role }) => role !== null).map(({ header }) => header)).toEqual([
    'Поисковая фраза',
    'Показы',
  ]);
});
