import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

const t = ((key: string) => key) as unknown as TFunction;

test('н/н, 1000+ and nothing are three things beside a place', () => {
  expect([7, 'deep' as const, 'notFound' as const, null].map((place) => placeText(t, place))).toEqual([
    '7',
    'ui.absent.deep',
    'ui.absent.notFound',
    '',
  ]);
});

test('an average is written with its decimal', () => {
  const average = (place: number) => place.toFixed(2);
  expect(
    [4.5, 'deep' as const, 'notFound' as const, null].map((place) => placeText(t, place, average)),
  ).toEqual(['4.50', 'ui.absent.deep', 'ui.absent.notFound', '']);
});
