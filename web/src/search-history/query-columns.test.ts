import { readFile } from 'node:fs/promises';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import { expect, test } from 'vitest';
import ar from '../locales/ar/search-history.json' with { type: 'json' };
import en from '../locales/en/search-history.json' with { type: 'json' };
import fr from '../locales/fr/search-history.json' with { type: 'json' };
import ru from '../locales/ru/search-history.json' with { type: 'json' };
import { columnsWithActions, QUERY_COLUMN_SETS, QUERY_COLUMNS } from './query-columns.tsx';

test('every metric has a column, and every column is in a set of its own beside "all"', () => {
  const ids = QUERY_COLUMNS.map(({ id }) => id);
  expect(ids).toEqual(['query', 'sparkline', ...QUERY_METRIC_NAMES]);
  const [all, ...others] = QUERY_COLUMN_SETS;
  expect([...(all?.columns ?? [])]).toEqual(ids.slice(1));
  expect(new Set(others.flatMap(({ columns }) => columns))).toEqual(new Set(ids.slice(1)));
});

test('a set shows how often a query is searched, whatever it is about', () => {
  for (const { columns } of QUERY_COLUMN_SETS) expect(columns).toContain('count');
  const money = QUERY_COLUMN_SETS.find(({ id }) => id === 'money');
  expect(money?.columns).toContain('gmv');
  expect(money?.columns).not.toContain('uniq_sellers');
});

test('a card has three metrics', () => {
  expect(QUERY_COLUMNS.filter(({ isInCard }) => isInCard === true)).toHaveLength(3);
});

test('every number says what it is and how it is made, in each language', () => {
  const metrics = QUERY_COLUMNS.filter(({ kind }) => kind === 'number');
  expect(metrics.map(({ id }) => id)).toEqual(QUERY_METRIC_NAMES);
  for (const [language, texts] of Object.entries({ ru, en, fr, ar })) {
    const said: Readonly<Record<string, { hint: string; formula: string }>> = texts.metrics;
    for (const { id, description, formula } of metrics) {
      expect([description, formula]).toEqual([`metrics.${id}.hint`, `metrics.${id}.formula`]);
      expect([language, id, said[id]?.hint, said[id]?.formula]).toEqual([
        language,
        id,
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
    }
  }
});

test('a quotient of the formulas on the screen is one in docs/metrics.md too', async () => {
  const docs = await readFile(new URL('../../../docs/metrics.md', import.meta.url), 'utf8');
  const page = docs.split(/^# /m).find((chapter) => chapter.startsWith('Metrics of the query table')) ?? '';
  for (const [metric, { formula }] of Object.entries(en.metrics)) {
    const line = page.split('\n').find((text) => text.startsWith('| ') && text.includes(`\`${metric}\``));
    if (line !== undefined) expect([metric, line.includes(' / ')]).toEqual([metric, formula.includes('÷')]);
  }
});

test('the deeds of a row stand last and are no column of a file', () => {
  const columns = columnsWithActions({
    marketplace: 'ozon',
    onTrack: () => undefined,
    onSave: () => undefined,
  });
  expect(columns.slice(0, -1)).toEqual(QUERY_COLUMNS);
  expect(columns.at(-1)).toMatchObject({ isFixed: true, id: 'actions' });
});
