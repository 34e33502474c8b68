import type { ProductChange } from '@vitrina/contract/cards/changes.ts';
import { RadarChangeId, Sku } from '@vitrina/contract/ids.ts';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import ru from '../../locales/ru/session.json';
import { createFormat } from '../../platform/texts/create-format.ts';
import { changeText } from './change-words.ts';

const translator = i18next.createInstance();
beforeAll(async () => {
  await translator.init({
    lng: 'ru',
    resources: { ru: { translation: ru } },
    interpolation: { escapeValue: false },
  });
});

const AT = '2026-03-01T00:00:00.000Z';
const plain: ProductChange = {
  id: RadarChangeId.parse(1),
  sku: Sku.parse(5),
  isOwn: false,
  kind: 'title',
  from: AT,
  at: AT,
  times: 1,
  lastAt: AT,
  isBack: false,
  importance: 'normal',
  figure: null,
  count: null,
  isOnSale: null,
};
const say = (rest: Partial<ProductChange>) =>
  changeText({ ...plain, ...rest }, { t: translator.t, format: createFormat('ru') }).replaceAll(/\s/gu, ' ');
const count = { appeared: 0, gone: 0, changed: 0 };

describe('a change in one line', () => {
  test.each<[string, Partial<ProductChange>]>([
    ['Название: изменилось', {}],
    ['Цена: 1 990 ₽ → 1 790 ₽', { kind: 'price', figure: { was: 199_000, now: 179_000 } }],
    ['Цена: 1 990 ₽ → —', { kind: 'price', figure: { was: 199_000, now: null } }],
    ['Контент-рейтинг: 70 % → 85 %', { kind: 'contentRating', figure: { was: 70, now: 85 } }],
    ['Остаток: 30 шт. → 3 шт.', { kind: 'stock', figure: { was: 30, now: 3 } }],
    ['Остаток: закончился', { kind: 'stock', figure: { was: 3, now: 0 }, isOnSale: false }],
    ['Остаток: снова в продаже', { kind: 'stock', figure: { was: null, now: null }, isOnSale: true }],
    ['Остаток: изменилось', { kind: 'stock', figure: { was: null, now: null } }],
    ['Фото: +2, −1', { kind: 'pictures', count: { appeared: 2, gone: 1, changed: 1 } }],
    ['Фото: другой порядок', { kind: 'pictures', count: { ...count, changed: 2 } }],
    ['Характеристики: другие: 3', { kind: 'characteristics', count: { ...count, changed: 3 } }],
    [
      'Цена: 200 ₽ → 100 ₽ · раз: 3 · вернулось',
      { kind: 'price', figure: { was: 20_000, now: 10_000 }, times: 3, isBack: true },
    ],
  ])('%s', (text, change) => {
    expect(say(change)).toBe(text);
  });
});
