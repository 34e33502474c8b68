import { expect, test } from 'vitest';
import { detectSource } from './detect-source.ts';

const sourceOf = (names: string[], fileName = 'table.csv', sheet: string | null = null) =>
  detectSource({ names, sheet, fileName });

test.each([
  [['запрос пользователя'], 'ozonAds'],
  [['поисковая фраза', 'sku', 'расход'], 'ozonAds'],
  [['поисковая фраза', 'sku', 'клики'], 'ozonAds'],
  [['поисковая фраза', 'sku'], 'table'],
  [['поисковая фраза', 'клики'], 'table'],
  [['sku', 'клики'], 'table'],
  [['частота wb'], 'mpstats'],
  [['частота oz'], 'mpstats'],
  [['кластер wb'], 'mpstats'],
  [['количество запросов', 'запросов в среднем за день'], 'wbPortal'],
  [['количество запросов', 'перешли в карточку товара'], 'wbPortal'],
  [['количество запросов'], 'table'],
  [['перешли в карточку товара'], 'table'],
  [['avg. monthly searches'], 'keywordPlanner'],
  [['search volume'], 'keywordTool'],
  [['запрос', 'частота'], 'table'],
])('headers %j are those of %s', (names, source) => {
  expect(sourceOf(names)).toBe(source);
});

test('MPStats names its sheet, or its file and a column', () => {
  expect(sourceOf(['запрос'], 'x.xlsx', 'ag-grid')).toBe('mpstats');
  expect(sourceOf(['запросы'], 'SEO-2026.csv')).toBe('mpstats');
  expect(sourceOf(['запрос'], 'SEO-2026.csv')).toBe('table');
  expect(sourceOf(['запросы'], 'my-seo.csv')).toBe('table');
});
