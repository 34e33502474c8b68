import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import { writeFact } from './card-words.ts';

const format = createFormat('en');
const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const write = (...fact: Parameters<typeof writeFact>[0]) => writeFact(fact, { t, format });

test('each fact is written in its own unit', () => {
  expect(write('title', 'Чайник')).toBe('Чайник');
  expect(write('priceKopecks', 129_900)).toBe(format.rubles(129_900));
  expect(write('rating', 4.75)).toBe(format.decimal(4.75));
  expect(write('deliveryDays', 3)).toBe('positionCauses.days 3');
  expect(write('reviewsCount', 1200)).toBe(format.count(1200));
});
