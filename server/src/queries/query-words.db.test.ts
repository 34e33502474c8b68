import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMissingWords, addQueries } from './add-queries.ts';
import { wordFilter } from './word-filter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['q', 'q_word', 'word_form'])
    await app.context.clickhouse.command('empty', 'truncate table {table:Identifier}', { table });
});

const QUERIES = [
  'кроссовки женские белые',
  'белых кроссовок много',
  'белые белых белый',
  'nike air, nike',
  'robe été',
  'حقيبة الحقيبة',
  '№ !',
];

const Row = z.object({ stem: z.string(), text: z.string() });
const readWords = () =>
  app.context.clickhouse.rows(
    'words',
    'select stem, text from q_word inner join q on q.id = q_word.query_id order by all',
    {},
    Row,
  );

const Text = z.object({ text: z.string() });
async function find(words: string): Promise<string[]> {
  const { sql, parameters } = wordFilter(words);
  const rows = await app.context.clickhouse.rows(
    'find by words',
    `select text from (select id as query_id, text from q) where ${sql} order by text`,
    parameters,
    Text,
  );
  return rows.map(({ text }) => text);
}

test('every query is once under each of its words, whatever forms they have', async () => {
  await addQueries(app.context, QUERIES);
  const words = await readWords();
  expect(words.filter(({ text }) => text === 'белые белых белый')).toEqual([
    { stem: 'бел', text: 'белые белых белый' },
  ]);
  expect(words.filter(({ stem }) => stem === 'nike')).toHaveLength(1);
  expect(new Set(words.map(({ stem, text }) => `${stem} ${text}`)).size).toBe(words.length);
});

test('the filter demands all words by their forms; no words let everything through', async () => {
  await addQueries(app.context, QUERIES);
  expect(await find('кроссовок БЕЛЫЕ')).toEqual(['белых кроссовок много', 'кроссовки женские белые']);
  expect(await find('кроссовки  женская')).toEqual(['кроссовки женские белые']);
  expect(await find('robes')).toEqual(['robe été']);
  expect(await find('حقيبة')).toEqual(['حقيبة الحقيبة']);
  expect(await find('кроссовки чайник')).toEqual([]);
  expect(await find(' — ')).toHaveLength(QUERIES.length);
});

test('words of later queries are added, those that are there already stay as they are', async () => {
  await addQueries(app.context, QUERIES.slice(0, 3));
  await addQueries(app.context, QUERIES);
  const atOnce = await readWords();
  await addQueries(app.context, QUERIES);
  await addMissingWords(app.context);
  expect(await readWords()).toEqual(atOnce);
  expect(await find('nike')).toEqual(['nike air, nike']);
});

test('what was stored without words, or killed between forms and words, is made up for', async () => {
  const { clickhouse } = app.context;
  await clickhouse.insert(
    'before there were words',
    'q',
    QUERIES.map((text, index) => ({ id: index + 1, text })),
  );
  await clickhouse.insert('forms of a killed worker', 'word_form', [{ word: 'женские', stem: 'женск' }]);
  await Promise.all([addMissingWords(app.context), addMissingWords(app.context)]);
  const words = await readWords();
  expect(await find('женских')).toEqual(['кроссовки женские белые']);
  expect(new Set(words.map(({ stem, text }) => `${stem} ${text}`)).size).toBe(words.length);
});
