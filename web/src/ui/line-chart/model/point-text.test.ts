import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import { measuredText, pointText } from './point-text.ts';

const t = ((key: string) => key) as unknown as TFunction;

test('a point is read out with its date, its numbers, and the words of what has none', () => {
  const series = [
    { id: 'a', label: 'чайник', unit: 'place', values: [3] },
    { id: 'b', label: 'термос', unit: 'place', values: [null], words: ['н/н'] },
    { id: 'c', label: 'кружка', unit: 'place', values: [null] },
    { id: 'd', label: 'скрытая', unit: 'place', values: [9] },
  ] as const;
  const text = pointText({ x: ['2026-11-20'], series, hidden: new Set(['d']) }, 0, {
    t,
    format: createFormat('ru'),
  });
  expect(text).toMatch(/^20 нояб\. 2026/);
  expect(text.endsWith('; чайник: 3; термос: н/н; кружка: ui.absent.notMeasured')).toBe(true);
});

test('a number has the digits of its line and stands before its band', () => {
  const format = createFormat('en');
  const line = { id: 'a', label: '', unit: 'share', values: [0.04123, 0.04, null], digits: 2 } as const;
  expect(measuredText({ ...line, band: [[0.039, 0.0435], null, null] }, 0, format)).toBe(
    '4.12% (3.90% … 4.35%)',
  );
  expect(measuredText({ ...line, band: [null, null, null] }, 1, format)).toBe('4.00%');
  expect(measuredText(line, 2, format)).toBeUndefined();
});
