import {
  EFFECT_MEASURES,
  EFFECT_REASONS,
  type Effect,
  EffectFigures,
  type EffectOfMeasure,
  type EffectUnsaid,
} from '@vitrina/contract/effects/effects.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTexts } from '../../../scripts/texts/read-texts.ts';
import { createFormat } from '../platform/texts/create-format.ts';
import { LANGUAGE_IDS, type LanguageId } from '../platform/texts/languages.ts';
import { changePlaces, chartRange } from './chart-range.ts';
import { commonReason, effectSentence, effectTone } from './effect-sentence.ts';

const speak = {} as Record<LanguageId, TFunction>;
beforeAll(async () => {
  const resources = Object.fromEntries(LANGUAGE_IDS.map((id) => [id, { translation: readTexts(id) }]));
  const spoken = i18next.createInstance();
  await spoken.init({ resources, lng: 'ru', interpolation: { escapeValue: false } });
  for (const id of LANGUAGE_IDS) speak[id] = spoken.getFixedT(id);
});
const wordsOf = (language: LanguageId) => ({ t: speak[language], format: createFormat(language) });

const figures = (percent: number, isSure: boolean) =>
  EffectFigures.parse({
    percent,
    low: percent - 14,
    high: percent + 17,
    isSure,
    perDay: 11.8,
    expectedPerDay: 10,
    method: 'synthetic',
    days: [],
    donorsCount: 12,
    rivalsCount: 0,
    donors: [],
    placebos: 80,
  });
const said = (measure: EffectOfMeasure['measure'], percent: number, isSure: boolean): EffectOfMeasure => ({
  measure,
  figures: figures(percent, isSure),
  unsaid: null,
});
const unsaid = (reason: EffectUnsaid['reason'], day: string | null = null): EffectOfMeasure => ({
  measure: 'orders',
  figures: null,
  unsaid: { reason, day, found: 3, needed: 4 },
});

test('an effect with its interval', () => {
  expect(effectSentence(wordsOf('ru'), said('orders', 18, true))).toBe(
    'Заказы: +18 % (от +4 % до +35 %) против похожих товаров'.replaceAll(' %', '\u00A0%'),
  );
  expect(effectSentence(wordsOf('en'), said('openings', 3, false))).toBe(
    'Card openings: no visible effect, +3% (-11% to +20%)',
  );
});

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  test('every measure and every reason is a whole sentence', () => {
    const sentences = [
      ...EFFECT_MEASURES.flatMap((measure) => [said(measure, 9, true), said(measure, 9, false)]),
      ...EFFECT_REASONS.map((reason) => unsaid(reason, '2026-03-01')),
    ].map((of) => effectSentence(wordsOf(language), of));
    for (const sentence of sentences) expect(sentence).not.toMatch(/\{\{|effects\.|undefined|null/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test('no colour before it is allowed, and a place is better the smaller it is', () => {
  const tones = [
    said('orders', 18, false),
    said('orders', 18, true),
    said('views', -18, true),
    said('place', -18, true),
    said('place', 18, true),
    unsaid('gaps'),
  ].map(effectTone);
  expect(tones).toEqual(['neutral', 'success', 'danger', 'success', 'danger', 'neutral']);
});

test('one reason that all measures have is said once', () => {
  const effect = (...measures: EffectOfMeasure[]): Effect => ({
    sku: Sku.parse(1),
    from: '2026-03-01',
    to: '2026-03-01',
    daysAfter: 14,
    together: [],
    advertising: 'steady',
    leftOut: 0,
    measures,
  });
  expect(commonReason(effect(unsaid('gaps'), unsaid('gaps')))?.reason).toBe('gaps');
  expect(commonReason(effect(unsaid('gaps'), unsaid('preTrend')))).toBeUndefined();
  expect(commonReason(effect(said('orders', 1, false), unsaid('gaps')))).toBeUndefined();
  expect(
    commonReason(effect(unsaid('tooEarly', '2026-03-02'), unsaid('tooEarly', '2026-03-03'))),
  ).toBeUndefined();
});

test('the chart has one scale for both lines, and a stripe on the days of the change', () => {
  const days = [
    { day: '2026-03-01', value: 4, expected: 5 },
    { day: '2026-03-02', value: 9, expected: null },
    { day: '2026-03-03', value: 2, expected: 3 },
  ];
  expect(chartRange(days)).toEqual([2, 9]);
  expect(changePlaces(days)).toEqual([1, 2]);
});
