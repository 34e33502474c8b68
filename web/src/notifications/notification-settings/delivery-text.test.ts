import { DeliveryReason, DeliveryState } from '@vitrina/contract/deliveries.ts';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { LANGUAGE_IDS, type LanguageId } from '../../platform/texts/languages.ts';
import { deliveryText, toneOf } from './delivery-text.ts';

const DUE = '2026-11-24T05:00:00.000Z';
const speak = {} as Record<LanguageId, TFunction>;
beforeAll(async () => {
  const resources = Object.fromEntries(LANGUAGE_IDS.map((id) => [id, { translation: readTexts(id) }]));
  const spoken = i18next.createInstance();
  await spoken.init({ resources, lng: 'ru', interpolation: { escapeValue: false } });
  for (const id of LANGUAGE_IDS) speak[id] = spoken.getFixedT(id);
});

type Delivery = Parameters<typeof deliveryText>[2];
const textOf = (language: LanguageId, state: Delivery['state'], reason: Delivery['reason'] = null) =>
  deliveryText(speak[language], createFormat(language), { state, reason, dueAt: DUE });

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  test('every state and every reason has words of its own', () => {
    const states = DeliveryState.options.map((state) => textOf(language, state).state);
    const reasons = DeliveryReason.options.map((reason) => textOf(language, 'failed', reason).next);
    expect(new Set(states).size).toBe(states.length);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect([...states, ...reasons].join(' ')).not.toMatch(/notificationSettings|\{\{|undefined/);
  });
});

test('what waits says when it leaves, and what has arrived needs no more words', () => {
  expect(textOf('ru', 'waiting').next).toContain('08:00');
  expect(textOf('ru', 'arrived')).toEqual({ state: 'Доставлено', next: undefined });
  expect(textOf('ru', 'failed', 'blocked').next).toContain('Перезапустить');
});

test('only what is lost looks lost', () => {
  expect(toneOf({ state: 'failed', reason: 'outdated' })).toBe('neutral');
  expect(toneOf({ state: 'failed', reason: 'blocked' })).toBe('danger');
  expect(toneOf({ state: 'unknown', reason: null })).toBe('warning');
});
