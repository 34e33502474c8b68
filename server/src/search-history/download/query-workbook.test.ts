import { expect, test } from 'vitest';
import { planWorkbook } from './query-workbook.ts';

const layout = {
  columns: ['count', 'ratio'] as const,
  headers: ['Запрос', 'Частота', 'Отношение'],
  texts: { queries: 'Запросы', source: 'Источник', unit: 'Единица', windowDays: 'Дней' },
  isMixed: false,
};
const plan = (more: object = {}) => planWorkbook({ ...layout, columns: [...layout.columns], ...more }, false);

test('each column has the header that stands in its place, and the ratio alone is coloured', () => {
  const { sheet, columns } = plan();
  expect(sheet).toBe('Запросы');
  expect(columns.map(({ header }) => header)).toEqual(layout.headers);
  expect(columns.map((column) => 'isHeated' in column && column.isHeated)).toEqual([false, false, true]);
});

test('a column without a header is called by its metric', () => {
  expect(plan({ headers: ['Запрос'] }).columns.map(({ header }) => header)).toEqual([
    'Запрос',
    'count',
    'ratio',
  ]);
});

test('lines of other sources say where they come from, in columns behind the others', () => {
  expect(
    plan({ isMixed: true })
      .columns.slice(3)
      .map(({ header }) => header),
  ).toEqual(['Источник', 'Единица', 'Дней']);
});
