import { expect, test } from 'vitest';
import { updateAbTest } from './ab-tests/project.ts';
import { AVATAR_BOUNDS, Email, LoginInput } from './accounts/account.ts';
import { CODE_MINUTES } from './accounts/codes.ts';
import { GivenPassword, NewPassword, PASSWORD_RULES } from './accounts/passwords.ts';
import { CabinetSettings } from './cabinet.ts';
import { CabinetId, Sku } from './ids.ts';
import { NotificationQuietHours } from './notifications/settings.ts';
import { Page } from './paging.ts';
import { ALERT_BOUNDS, AlertRule } from './positions/alerts.ts';
import { MOST_RIVALS } from './positions/causes.ts';
import { addPositionEntry, previewPositionMove } from './positions/entries.ts';
import { MAX_MATRIX_BUCKETS } from './positions/matrix.ts';
import { Place, PlaceDelta } from './positions/places.ts';
import {
  comparePositionProducts,
  MOST_COMPARED,
  MOST_RAW_CHECKS,
  startPositionExport,
} from './positions/views.ts';
import { predictPlace, WantedCard } from './positions/what-if.ts';
import { CardFailure, startCardRun } from './product-card.ts';
import { previewKeywords } from './product-tables.ts';
import { listProducts } from './products.ts';
import { listShelfMoments } from './products-in-search.ts';
import { IMPORT_BOUNDS, ImportAnswers } from './query-imports.ts';
import { saveSearch } from './saved-searches.ts';
import { saveView } from './saved-views.ts';
import { downloadQueryStatistics, getQueryHours, getQueryStatistics } from './search-history.ts';
import { getSharpJumps, JumpAlertFilter } from './sharp-jumps.ts';
import { getUndervaluedQueries } from './undervalued-queries.ts';

type Schema = { safeParse: (value: unknown) => { success: boolean } };

function expectRange(of: Schema, rest: object, [name, least, most]: [string, number, number]): void {
  const takes = (value: number) => of.safeParse({ ...rest, [name]: value }).success;
  expect([takes(least - 1), takes(least), takes(most), takes(most + 1)]).toEqual([false, true, true, false]);
}

const cabinetId = 1;
const period = { from: '2026-02-01', to: '2026-02-28' };
const market = { cabinetId, marketplace: 'ozon', ...period };
const requested = { cabinetId, marketplace: 'ozon' };
const rule = { scope: { kind: 'cabinet' }, change: { kind: 'lost' } };
const inBuckets = { cabinetId, entryId: 1, ...period };

test.each<[string, Schema, object, number]>([
  ['an entry', addPositionEntry.input, { cabinetId, sku: 1, queries: ['чай'] }, 1],
  ['a move of an entry', previewPositionMove.input, { cabinetId, entryId: 1 }, 1],
  ['a card', startCardRun.input, { cabinetId, card: '5' }, 1],
  ['a shelf', listShelfMoments.input, { cabinetId, query: 'чай' }, 1],
  ['a saved search, the whole country too', saveSearch.input, { ...market, queries: ['чай'] }, 0],
  [
    'the table of queries, the whole country too',
    getQueryStatistics.input,
    { ...market, queries: [], window: 7 },
    0,
  ],
])('%s: any city there is', (_, of, rest, least) => {
  expectRange(of, rest, ['cityId', least, 1_000_000]);
});

test('quiet hours are hours of a day, and not none', () => {
  expectRange(NotificationQuietHours, { to: 12 }, ['from', 0, 23]);
  expectRange(NotificationQuietHours, { from: 12 }, ['to', 0, 23]);
  expect(NotificationQuietHours.safeParse({ from: 5, to: 5 }).success).toBe(false);
});

test('the city of an alert is one there is', () => {
  const scope = (cityId: number) => ({ ...rule, scope: { kind: 'entry', sku: 1, cityId } });
  const takes = [0, 1, 1_000_000, 1_000_001].map((cityId) => AlertRule.safeParse(scope(cityId)).success);
  expect(takes).toEqual([false, true, true, false]);
});

test('numbers of things are 32 bits, of products twelve digits', () => {
  const takes = (of: Schema, value: number) => of.safeParse(value).success;
  expect([0, 1, 2_147_483_647, 2_147_483_648].map((id) => takes(CabinetId, id))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0, 1, 999_999_999_999, 1e12].map((sku) => takes(Sku, sku))).toEqual([false, true, true, false]);
});

test('the daily notice of other sellers comes at an hour of a day', () => {
  expectRange(CabinetSettings, { trackPiggyBackers: true }, ['piggyBackersHour', 0, 23]);
});

test('alerts: a length of half a day, a pause of a week, hours of a day', () => {
  expect([ALERT_BOUNDS.lastingMinutes, ALERT_BOUNDS.againHours]).toEqual([720, 168]);
  expectRange(AlertRule, rule, ['lastingMinutes', 0, 720]);
  expectRange(AlertRule, rule, ['againHours', 1, 168]);
  expectRange(AlertRule, rule, ['atLeast', 1, 200]);
  for (const name of ['from', 'to']) {
    const takes = (hour: number) =>
      AlertRule.safeParse({ ...rule, quiet: { from: 5, to: 6, [name]: hour } }).success;
    expect([-1, 0, 23, 24].map(takes)).toEqual([false, true, true, false]);
  }
  const falls = (by: number) => AlertRule.safeParse({ ...rule, change: { kind: 'falls', by } }).success;
  expect([0, 1, 1000, 1001].map(falls)).toEqual([false, true, true, false]);
});

test('what may be wanted of a card: a price from a rouble, a rating of one to five, ninety days', () => {
  expectRange(WantedCard, {}, ['priceKopecks', 100, 10_000_000_000]);
  expectRange(WantedCard, {}, ['rating', 1, 5]);
  expectRange(WantedCard, {}, ['reviewsCount', 0, 10_000_000]);
  expectRange(WantedCard, {}, ['deliveryDays', 0, 90]);
  expectRange(WantedCard, {}, ['stock', 0, 1_000_000]);
});

test('numbers that people ask by', () => {
  expectRange(Page, {}, ['page', 1, 100_000]);
  expectRange(previewKeywords.input, { cabinetId, skus: [1] }, ['query', 0, 10_000]);
  expectRange(ImportAnswers, {}, ['windowDays', 1, 366]);
  expectRange(getSharpJumps.input, requested, ['minBase', 1, 1_000_000_000_000]);
  for (const name of ['maxCompetitors', 'priceFromKopecks', 'priceToKopecks'])
    expectRange(getUndervaluedQueries.input, requested, [name, 0, 2_000_000_000]);
  expectRange(getUndervaluedQueries.input, requested, ['minFrequency', 28, 2_000_000_000]);
  expectRange(getUndervaluedQueries.input, requested, ['minGrowth', -1, 1000]);
  const hours = { ...market, queries: ['чай'] };
  expect([0, 1].map((first) => getQueryHours.input.safeParse({ ...hours, first }).success)).toEqual([
    false,
    true,
  ]);
});

test('what nobody asks for stays off', () => {
  const file = { ...market, queries: [], window: 7, format: 'csv', columns: ['count'], headers: ['а', 'б'] };
  expect(LoginInput.parse({ email: 'a@b.test', password: 'x' }).remember).toBe(false);
  expect(listProducts.input.parse({ cabinetId }).withExternal).toBe(false);
  expect(saveView.input.parse({ cabinetId, screen: '/statistics', name: 'а', state: '' }).isShared).toBe(
    false,
  );
  expect(downloadQueryStatistics.input.parse(file)).toMatchObject({
    isEmptyHidden: false,
    isRightToLeft: false,
  });
  expect(JumpAlertFilter.parse({ marketplace: 'ozon' }).isSeasonHidden).toBe(false);
  expect(getUndervaluedQueries.input.parse(requested).isMineHidden).toBe(false);
  expect(comparePositionProducts.input.parse({ ...inBuckets, query: 'чай' }).isEveryCity).toBe(false);
  const positions = { ...inBuckets, form: 'raw', format: 'csv', queries: ['чай'] };
  expect(startPositionExport.input.parse(positions).isRightToLeft).toBe(false);
});

test('cities have numbers up to a million', () => {
  const at = { cabinetId, query: 'чай', takenAt: '2026-11-20T12:00:00.000Z', sku: 1, wanted: {} };
  expectRange(predictPlace.input, at, ['cityId', 1, 1_000_000]);
});

test('addresses of e-mail are as long as the mail allows, passwords 8 to 128 characters', () => {
  const domain = `@${'b'.repeat(50)}.${'b'.repeat(50)}.${'b'.repeat(50)}.test`;
  const email = (length: number) => 'a'.repeat(length - domain.length) + domain;
  expect([254, 255].map((length) => Email.safeParse(email(length)).success)).toEqual([true, false]);
  const password = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;
  expect([7, 8, 128, 129].map((length) => PASSWORD_RULES.length(password(length)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([7, 8, 128, 129].map((length) => NewPassword.safeParse(password(length)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const given = ['', 'x', 'x'.repeat(128), 'x'.repeat(129)];
  expect(given.map((one) => GivenPassword.safeParse(one).success)).toEqual([false, true, true, false]);
});

test('a place is a number, 1000+, н/н or unknown, and a delta is between known ones', () => {
  for (const place of [1, 1000, 'deep', 'notFound', null]) expect(Place.safeParse(place).success).toBe(true);
  expect([Place.safeParse('gone').success, Place.safeParse(1.5).success]).toEqual([false, false]);
  expect(PlaceDelta.safeParse({ from: 'deep', to: 'notFound', places: null }).success).toBe(true);
  expect(PlaceDelta.safeParse({ from: null, to: 5, places: null }).success).toBe(false);
});

test('a card that was read is no failure, whatever else happened is one', () => {
  expect(CardFailure.options).not.toContain('read');
  expect(CardFailure.options).toEqual(expect.arrayContaining(['notFound', 'captcha', 'blocked']));
});

test('sizes that others count with', () => {
  expect(MAX_MATRIX_BUCKETS).toBe(28 * 24);
  expect([MOST_COMPARED, MOST_RIVALS, MOST_RAW_CHECKS]).toEqual([20, 10, 1_000_000]);
  expect([IMPORT_BOUNDS.bytes, AVATAR_BOUNDS.bytes]).toEqual([20_971_520, 10_485_760]);
  expect(CODE_MINUTES).toEqual({ typed: 10, link: 60, invite: 10_080 });
});

test('a query of the market has up to two hundred characters', () => {
  const takes = (length: number) =>
    getQueryStatistics.input.safeParse({ ...market, queries: ['ч'.repeat(length)], window: 7 }).success;
  expect([0, 1, 200, 201].map(takes)).toEqual([false, true, true, false]);
});

test.each([
  ['0.00:00:00', false],
  ['0.23:59:59', false],
  ['1.00:00:00', true],
  ['89.23:59:59', true],
  ['90.00:00:00', true],
  ['90.00:00:01', false],
  ['99.23:59:59', false],
])('an image test is finished by force after one day to ninety: %s', (forceFinish, isTaken) => {
  const input = { cabinetId, testId: 1, settings: { forceFinish } };
  expect(updateAbTest.input.safeParse(input).success).toBe(isTaken);
});
