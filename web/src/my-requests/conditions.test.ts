import { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createFormat } from '../platform/texts/create-format.ts';
import { listChips } from '../ui/conditions/list-conditions.ts';
import { PRODUCT_CONDITIONS, REQUEST_CONDITIONS } from './conditions.ts';

const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const words = { t, format: createFormat('en') };
const tags = [z.parse(CabinetTag, { id: 3, name: 'Хит', color: '#7367f0', productsCount: 1 })];

test('products are narrowed by a tag, which has a name until it is gone', () => {
  const textsOf = (tag: number) => {
    const shown = { conditions: PRODUCT_CONDITIONS, state: { tag, tags }, applied: { tag, tags }, words };
    return listChips({ ...shown, fields: {}, opened: undefined }).map(({ text }) => text);
  };
  expect([textsOf(0), textsOf(3), textsOf(9)]).toEqual([[], ['withTag Хит'], ['withTag gone']]);
});

test('queries are narrowed by a label, which is its own name', () => {
  const textsOf = (tag: string) => {
    const state = { tag, labels: ['сезон'] };
    const shown = { conditions: REQUEST_CONDITIONS, state, applied: state, words };
    return listChips({ ...shown, fields: {}, opened: undefined }).map(({ text }) => text);
  };
  expect([textsOf(''), textsOf('сезон')]).toEqual([[], ['withLabel сезон']]);
});

test('what is taken back narrows nothing', () => {
  for (const { write, cleared } of PRODUCT_CONDITIONS)
    expect(write({ tag: 3, tags, ...cleared }, words)).toBeUndefined();
  for (const { write, cleared } of REQUEST_CONDITIONS)
    expect(write({ tag: 'сезон', labels: ['сезон'], ...cleared }, words)).toBeUndefined();
});
