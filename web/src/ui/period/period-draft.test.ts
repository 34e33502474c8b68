import { expect, test, vi } from 'vitest';
import type { Period } from '../../platform/texts/create-format.ts';
import { periodDraft, writeEnds } from './period-draft.ts';

const bounds = { minimum: '2026-01-01', maximum: '2026-11-20' };

function draftOf(from: string | null, to: string | null) {
  const setTexts = vi.fn<(texts: { from: string; to: string }) => void>();
  const onChange = vi.fn<(period: Period) => void>();
  const texts = writeEnds(from, to, 'ru');
  const draft = periodDraft({ texts, setTexts, bounds, planDays: null, language: 'ru', onChange });
  return { draft, setTexts, onChange };
}

test('an end that is not chosen is an empty field', () => {
  expect(writeEnds('2026-11-01', null, 'ru')).toEqual({ from: '01.11.2026', to: '' });
});

test('what is typed into one field leaves the other as it is', () => {
  const { draft, setTexts } = draftOf('2026-11-01', '2026-11-05');
  draft.type('to', '7');
  expect(setTexts).toHaveBeenCalledExactlyOnceWith({ from: '01.11.2026', to: '7' });
});

test.each([
  ['2026-11-01', '2026-11-05', true],
  ['2026-11-01', null, false],
  [null, '2026-11-05', false],
])('a calendar that gave %s and %s shows the period at once: %s', (from, to, isShown) => {
  const { draft, setTexts, onChange } = draftOf(null, null);
  draft.pick(from, to);
  expect(setTexts).toHaveBeenCalledExactlyOnceWith(writeEnds(from, to, 'ru'));
  expect(onChange.mock.calls).toEqual(isShown ? [[{ from, to }]] : []);
});

test.each([
  ['2026-11-01', '2026-11-05', true],
  ['2026-11-05', '2026-11-05', true],
  ['2026-11-01', null, false],
  [null, '2026-11-05', false],
  ['2026-11-05', '2026-11-01', false],
  ['2026-11-01', '2026-12-01', false],
])('fields that say %s and %s are applied: %s', (from, to, isShown) => {
  const { draft, onChange } = draftOf(from, to);
  draft.apply();
  expect(draft.refusal === undefined).toBe(isShown);
  expect(onChange.mock.calls).toEqual(isShown ? [[{ from, to }]] : []);
});
