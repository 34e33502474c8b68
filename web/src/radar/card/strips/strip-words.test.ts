import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import card from '../../../locales/ru/radar-card.json';
import session from '../../../locales/ru/session.json';
import { createFormat } from '../../../platform/texts/create-format.ts';
import type { StripRow } from './strip-rows.ts';
import { latestOf, rangeText, textAt } from './strip-words.ts';

const translator = i18next.createInstance();
beforeAll(async () => {
  await translator.init({
    lng: 'ru',
    resources: { ru: { translation: { ...session, ...card } } },
    interpolation: { escapeValue: false },
  });
});
const words = () => ({ t: translator.t, format: createFormat('ru') });
const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, ' ');
const say = (row: StripRow, at: number) => plain(textAt(row, at, words()));

const unknown = [{ from: 40, to: 60 }];
const price: StripRow = {
  type: 'line',
  id: 'price',
  unknown,
  pieces: [
    { from: 0, to: 20, value: 199_000 },
    { from: 20, to: 40, value: null },
    { from: 60, to: 100, value: 179_000 },
  ],
};

describe('a strip in words', () => {
  test('has the number of the moment, and a name for each kind of nothing', () => {
    expect([0, 19, 20, 45, 60, 100].map((at) => say(price, at))).toEqual([
      '1 990 ₽',
      '1 990 ₽',
      'нет',
      'нет данных',
      '1 790 ₽',
      '1 790 ₽',
    ]);
    expect(plain(rangeText(price, words()))).toBe('1 790 ₽ … 1 990 ₽');
  });

  test('begins with what the last look saw, which was some minutes ago', () => {
    expect(latestOf({ unknown: [{ from: 90, to: 100 }] }, 100)).toBe(89);
    expect(latestOf({ unknown }, 100)).toBe(99);
    expect(latestOf({ unknown: [] }, 100)).toBe(99);
  });

  test('of places says that none was found', () => {
    const places: StripRow = { ...price, id: 'places', pieces: [{ from: 0, to: 40, value: null }] };
    expect([say(places, 1), say(places, 50)]).toEqual(['н/н', 'нет данных']);
    expect(rangeText(places, words())).toBeUndefined();
  });

  test('of sellers and badges lists those who are there', () => {
    const lanes: StripRow = {
      type: 'lanes',
      id: 'badges',
      unknown,
      hidden: 0,
      lanes: [
        { key: 'a', name: 'Оригинал', pieces: [{ from: 0, to: 30, value: 'Оригинал' }] },
        { key: 'b', name: 'Хит', pieces: [{ from: 10, to: 20, value: 'Хит' }] },
      ],
    };
    expect([5, 15, 35, 45].map((at) => say(lanes, at))).toEqual([
      'Оригинал',
      'Оригинал, Хит',
      'нет',
      'нет данных',
    ]);
  });

  test('of pictures counts them, and of availability says whether it can be bought', () => {
    const picture = { from: '', to: null, count: 6 };
    const pictures: StripRow = {
      type: 'pictures',
      id: 'pictures',
      unknown,
      pieces: [
        { from: 0, to: 20, value: { ...picture, hash: 'a' } },
        { from: 20, to: 40, value: { ...picture, hash: null } },
      ],
    };
    expect([1, 21].map((at) => say(pictures, at))).toEqual(['главное из 6', 'без фото']);
    const state: StripRow = {
      type: 'state',
      id: 'availability',
      unknown,
      pieces: [
        { from: 0, to: 20, value: true },
        { from: 20, to: 30, value: false },
        { from: 30, to: 40, value: null },
      ],
    };
    expect([1, 21, 31].map((at) => say(state, at))).toEqual(['в наличии', 'нет в наличии', 'нет']);
  });

  test('of orders counts pieces', () => {
    const orders: StripRow = {
      type: 'bars',
      id: 'orders',
      unknown,
      pieces: [{ from: 0, to: 20, value: 1200 }],
    };
    expect(say(orders, 3)).toBe('1 200 шт.');
  });
});
