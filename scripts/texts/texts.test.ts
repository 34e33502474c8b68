import { describe, expect, test } from 'vitest';
import { parseSource } from '../source/parse-source.ts';
import { checkUsage } from './check-usage.ts';
import { compareCatalogues } from './compare-catalogues.ts';
import { findBareTexts } from './find-bare-texts.ts';
import { findUsedKeys } from './find-used-keys.ts';
import { readCatalogue } from './read-catalogue.ts';

const russian = {
  title: 'Запросы за {{from}} – {{to}}',
  rows_one: '{{count}} строка',
  rows_few: '{{count}} строки',
  rows_many: '{{count}} строк',
  rows_other: '{{count}} строки',
};
const english = { title: 'Queries of {{from}} – {{to}}', rows_one: 'one row', rows_other: '{{count}} rows' };

const compare = (catalogue: object, language = 'en') =>
  compareCatalogues(readCatalogue({ page: russian }), language, readCatalogue({ page: catalogue }));

describe('compareCatalogues', () => {
  test('accepts the plural forms of each language', () => {
    expect(compare(russian, 'ru')).toEqual([]);
    expect(compare(english)).toEqual([]);
  });

  test('reports what is missing, spare, empty and not translated', () => {
    expect(compare({ ...english, title: ' ', spare: 'Spare' })).toEqual([
      'en: page.spare is in no other language',
      'en: page.title is empty',
      'en: page.title lacks {{from}}',
      'en: page.title lacks {{to}}',
    ]);
    const { title: _title, ...untitled } = english;
    expect(compare(untitled)).toEqual(['en: page.title is missing']);
    expect(compare({ ...english, title: 'Запросы {{from}} {{to}}' })).toEqual([
      'en: page.title is not translated',
    ]);
  });

  test('reports plural forms that are missing, never used or without their number', () => {
    const { rows_other: _other, ...rest } = english;
    expect(compare({ ...rest, rows_many: '{{count}} rows' })).toEqual([
      'en: page.rows_other is missing',
      'en: page.rows_many is never asked for',
    ]);
    expect(compare({ ...english, rows_other: 'rows' })).toEqual(['en: page.rows_other lacks {{count}}']);
    expect(compare({ ...english, rows_zero: 'no rows' })).toEqual([]);
    expect(compare({ ...russian, rows_one: 'одна строка' }, 'ru')).toEqual([
      'ru: page.rows_one lacks {{count}}',
    ]);
    expect(compare({ ...english, rows: '{{count}} rows' })).toEqual([
      'en: page.rows stands both with and without plural forms',
    ]);
  });

  test('reports a placeholder that only one language has', () => {
    expect(compare({ ...english, title: '{{from}} {{to}} {{city}}' })).toEqual([
      'en: page.title alone has {{city}}',
    ]);
  });
});

test('readCatalogue refuses what is no text', () => {
  expect(() => readCatalogue({ a: { b: 1 } })).toThrow('a.b is no text');
});

const bare = (text: string) =>
  findBareTexts(parseSource('web/src/a.tsx', text), (key) => key === 'page.title');

describe('findBareTexts', () => {
  test.each([
    ['<p>Total</p>', ['1: Total']],
    ['<p>Total: {sum}</p>', ['1: Total:']],
    ["<p>{isOpen ? 'Close' : `Open ${name}`}</p>", ['1: Close', '1: Open']],
    ["<p>{isOpen && 'Close'}</p>", ['1: Close']],
    ['<>\n  Total\n</>', ['1: Total']],
    ['<input placeholder="Search" />', ['1: Search']],
    ['<input aria-label={`Row ${row}`} />', ['1: Row']],
    ['<p>{hours} ч</p>', ['1: ч']],
    ["const text = 'Итого';", ['1: Итого']],
    ['const text = `Итого ${sum}`;', ['1: Итого']],
  ])('finds %s', (text, found) => {
    expect(bare(text)).toEqual(found);
  });

  test.each([
    "<p>{t('page.title')} · 12 % — {sum}</p>",
    '<Header title="page.title" />',
    '<Button variant="filled" id="save" />',
    "<p>{format(isOpen ? 'day' : 'hour')}</p>",
    '// Итого\nconst total = 1;',
    '<p>&nbsp;×</p>',
    '<b>Vitrina</b>',
    "query.replaceAll('ё', 'е');",
  ])('lets pass %s', (text) => {
    expect(bare(text)).toEqual([]);
  });
});

describe('checkUsage', () => {
  const model = readCatalogue({
    page: { title: 'a', rows_one: 'b', rows_other: 'c', column: 'd', unused: 'e' },
    errors: { user: { unknown: 'f' } },
  });
  const check = (text: string) =>
    checkUsage(model, new Map([['a.tsx', findUsedKeys(parseSource('web/src/a.tsx', text))]]));
  const all =
    "t('page.title'); t('page.rows', { count }); const c = { header: 'page.column' }; t(`errors.${key}`);";

  test('a key is used by a call, as a plural, in a table or by a template', () => {
    expect(check(all)).toEqual(['ru: no code says page.unused']);
    expect(check(`${all} const k = <Trans i18nKey="page.unused" />;`)).toEqual([]);
  });

  test('reports a key that no catalogue has', () => {
    expect(check(`${all}\nt('page.unused'); i18n.t(isOpen ? 'page.title' : 'page.lost');`)).toEqual([
      'a.tsx:2: no catalogue has page.lost',
    ]);
  });

  test('a template without a folder in front uses nothing', () => {
    expect(check('t(`${folder}.${key}`);')).toHaveLength(5);
  });
});
