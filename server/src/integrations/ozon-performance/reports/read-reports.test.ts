import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { foldHeader } from './csv-columns.ts';
import { readCsvReport } from './read-csv-report.ts';
import { readJsonReport } from './read-json-report.ts';
import { readZipReport } from './read-zip-report.ts';
import { readReportDay } from './report-row.ts';

const OLD = `\uFEFF; Кампания по продвижению товаров № 77, период 20.11.2026-21.11.2026
День;sku;Название товара;Цена товара;Показы;Клики;CTR (%);В корзину;Ср. цена клика;Ср. цена 1000 показов;Расход, с НДС;Заказы;Выручка;Заказы модели;Выручка с заказов модели;ДРР, %;Дата добавления
20.11.2026;148000190;"Чашка; ""XL""";1 299,00;2000;50;2,50;10;11,00;275,03;550,05;2;2 598,00;0;0,00;21,17;2026-02-09
Всего;;;;2000;50;2,50;10;11,00;275,03;550,05;2;2598,00;0;0,00;21,17;
`;
const NEW = `День;sku;Название товара;Цена товара, ₽;Показы;Клики;CTR, %;Добавления в корзину;Средняя стоимость клика, ₽;Расход, ₽;Продано товаров;Продажи в продвижении, ₽;Продано товаров модели;Продажи в продвижении с заказов модели, ₽;ДРР, %;Заказано на сумму, ₽;ДРР общий, %;Дата добавления
20.11.2026;148000190;"Чашка; ""XL""";1299,00;2000;50;2,50;10;11,00;550,05;2;2598,00;0;0,00;21,17;2598,00;21,17;2026-02-09
Всего;;;;2000;50;2,50;10;11,00;550,05;2;2598,00;0;0,00;21,17;2598,00;21,17;
`;
const ROW = {
  campaignId: '77',
  sku: 148_000_190,
  date: '2026-11-20',
  title: 'Чашка; "XL"',
  views: 2000,
  clicks: 50,
  carts: 10,
  orders: 2,
  ordersKopecks: 259_800,
  modelOrders: 0,
  modelOrdersKopecks: 0,
  spentKopecks: 55_005,
  priceKopecks: 129_900,
};

describe('a report as CSV', () => {
  test.each([
    ['2025', OLD],
    ['2026', NEW],
  ])('with the headers of %s', (_year, text) => {
    expect(readCsvReport(text, '77')).toEqual({ outcome: 'ok', data: [ROW] });
  });

  test('a price of 0 is one that is not set', () => {
    const text = 'sku;Показы;Клики;Заказы;Цена товара\n5;1;1;1;0,00\nВсего;1;1;1;\n';
    expect(readCsvReport(text, '1')).toMatchObject({ data: [{ priceKopecks: null }] });
  });

  test('columns may change their places and be fewer: what is not there is not zero', () => {
    const text = 'Клики;Заказы;sku;Показы\n3;1;5;90\nВсего;1;;\n';
    expect(readCsvReport(text, '1')).toEqual({
      outcome: 'ok',
      data: [
        {
          ...ROW,
          campaignId: '1',
          sku: 5,
          date: null,
          title: null,
          views: 90,
          clicks: 3,
          orders: 1,
          carts: null,
          ordersKopecks: null,
          modelOrders: null,
          modelOrdersKopecks: null,
          spentKopecks: null,
          priceKopecks: null,
        },
      ],
    });
  });

  test('a report without lines is an empty one', () => {
    const [header] = NEW.split('\n');
    expect(readCsvReport(`${header}\nВсего;;;;0;0;0,00\n`, '1')).toEqual({ outcome: 'ok', data: [] });
  });

  test.each([
    ['cut off in the middle', OLD.slice(0, OLD.indexOf('Всего') - 30), 'the line of totals is missing'],
    ['with renamed columns', NEW.replace('Показы', 'Просмотры'), 'columns are missing: views'],
    ['with a word for a number', NEW.replace(';2000;50', ';много;50'), 'views: "много" is no number'],
    ['with a day of another calendar', NEW.replace('\n20.11.2026;', '\n20 ноября;'), 'day: "20 ноября"'],
    ['a page of HTML', '<!doctype html><p>работы</p>', 'columns are missing: sku, views, clicks, orders'],
    ['with an open quote', 'sku;"x', 'not CSV'],
    ['empty', '', 'columns are missing: sku, views, clicks, orders'],
  ])('%s is a drift', (_name, text, message) => {
    expect(readCsvReport(text, '77')).toEqual({ outcome: 'drift', message });
  });

  test('headers are the same whatever their case, currency and punctuation', () => {
    expect(foldHeader('Расход, с НДС')).toBe(foldHeader('РАСХОД, ₽'));
    expect(foldHeader('CTR (%)')).toBe(foldHeader('CTR, %'));
  });
});

describe('a report as ZIP', () => {
  test('is read file by file, with the campaigns by their names', () => {
    const zip = zipSync({ '77.csv': strToU8(OLD), '78_20.11.2026-21.11.2026.csv': strToU8(NEW) });
    expect(readZipReport(zip)).toEqual({ outcome: 'ok', data: [ROW, { ...ROW, campaignId: '78' }] });
  });

  test.each([
    ['no ZIP', Buffer.from('PK no'), 'not a ZIP of a report'],
    ['a cut one', zipSync({ '77.csv': strToU8(OLD) }).slice(0, 60), 'not a ZIP of a report'],
    ['a file of nobody', zipSync({ 'readme.txt': strToU8('x') }), 'a file of no campaign: readme.txt'],
    [
      'a bad file',
      zipSync({ '77.csv': strToU8('x') }),
      '77: columns are missing: sku, views, clicks, orders',
    ],
    [
      'too many files',
      zipSync(Object.fromEntries(Array.from({ length: 21 }, (_, id) => [`${id + 1}.csv`, strToU8(OLD)]))),
      'not a ZIP of a report',
    ],
    ['too much in little', zipSync({ '77.csv': new Uint8Array(201 * 1024 * 1024) }), 'not a ZIP of a report'],
  ])('%s is a drift', (_name, zip, message) => {
    expect(readZipReport(zip)).toEqual({ outcome: 'drift', message });
  });
});

describe('a report as JSON', () => {
  const row = { date: '20.11.2026', sku: '148000190', title: 'Чашка; "XL"', price: '1299,00', views: '2000' };
  const full = { ...row, clicks: '50', moneySpent: '550,05', orders: '2', ordersMoney: '2598,00' };
  const report = (rows: object[]) =>
    JSON.stringify({ '77': { title: 'Поиск', report: { rows, totals: {} } } });

  test('what is left out is zero', () => {
    expect(readJsonReport(report([{ ...full, toCart: '10' }, row]))).toEqual({
      outcome: 'ok',
      data: [ROW, { ...ROW, clicks: 0, carts: 0, orders: 0, ordersKopecks: 0, spentKopecks: 0 }],
    });
  });

  test('but carts are unknown where no line has them', () => {
    expect(readJsonReport(report([full]))).toEqual({ outcome: 'ok', data: [{ ...ROW, carts: null }] });
  });

  test.each([
    ['half a text', report([full]).slice(0, 40), 'not JSON'],
    ['another shape', '{"77":{"rows":[]}}', '77.report: Invalid input: expected object, received undefined'],
    ['a campaign of no id', '{"rows_v2":{"report":{"rows":[]}}}', 'rows_v2: Invalid key in record'],
    ['another day', report([{ ...full, date: 'вчера' }]), '"вчера" is no day'],
    ['a word for a number', report([{ ...full, views: 'много' }]), '77.report.rows.0.views: Invalid input'],
  ])('%s is a drift', (_name, text, message) => {
    expect(readJsonReport(text)).toEqual({ outcome: 'drift', message });
  });

  test('days are written in two ways', () => {
    expect([readReportDay('01.02.2026'), readReportDay('2026-02-01')]).toEqual(['2026-02-01', '2026-02-01']);
    expect(readReportDay('1.2.26')).toBeUndefined();
  });
});
