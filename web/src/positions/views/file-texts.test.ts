import { FILE_TEXTS } from '@vitrina/contract/positions/file.ts';
import { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import { PositionEntrySearch } from '../search.ts';
import { fileTexts } from './file-texts.ts';

const format = createFormat('en');
const t = ((key: string) => key) as unknown as TFunction;
const reported = {
  search: PositionEntrySearch.parse({ choice: 'best' }),
  period: { from: '2026-02-01', to: '2026-02-28' },
  grouping: 'Day' as const,
};
const texts = (form: 'wide' | 'long' | 'raw') => fileTexts(t, format, { ...reported, form });

test('a file of the matrix says how its cells were gathered', () => {
  for (const form of ['wide', 'long'] as const)
    expect(texts(form)).toMatchObject({
      moment: 'positionViews.file.moment',
      groupingText: 'ui.grouping.names.Day',
      choiceText: 'positions.choices.best',
      formText: `positionViews.file.forms.${form}`,
      periodText: format.period(reported.period),
    });
});

test('a file of checks has nothing gathered, and its moments are those of checks', () => {
  expect(texts('raw')).toMatchObject({
    moment: 'positionViews.file.checkMoment',
    groupingText: '—',
    choiceText: '—',
  });
});

test('н/н and 1000+ are as on the screen, every outcome and every name has words', () => {
  const all = texts('raw');
  expect(all).toMatchObject({ notFoundShort: 'ui.absent.notFound', deepShort: 'ui.absent.deep' });
  expect(FILE_TEXTS.filter((name) => all[name] === undefined)).toEqual([]);
  for (const outcome of CheckOutcome.options) expect(all[outcome]).toBe(`gaps.${outcome}`);
});
