import { AbChip } from '@vitrina/contract/ab-tests/project.ts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { chipTone, reasonText } from './status-text.ts';

const texts = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await texts.init();
const { t } = texts;
const NOTHING = {
  status: 'setup',
  pauseReason: null,
  pauseDetails: '',
  finishReason: null,
  launchedAt: null,
  card: 'untouched',
} as const;

test('only one verdict has a colour', () => {
  expect(AbChip.options.filter((chip) => chipTone(chip) !== 'neutral')).toEqual(['better']);
});

test('a draft and a test that shows its images need no reason', () => {
  expect(reasonText(t, NOTHING)).toBeUndefined();
  expect(
    reasonText(t, { ...NOTHING, status: 'running', launchedAt: '2026-03-01T09:00:00.000Z' }),
  ).toBeUndefined();
});

test('a pressed button is not a launched test', () => {
  expect(reasonText(t, { ...NOTHING, status: 'running' })).toBe(t('abTests.launching'));
});

test('the words of the marketplace follow an error and nothing else', () => {
  const paused = { ...NOTHING, status: 'paused', pauseDetails: 'IMAGE_TOO_DARK' } as const;
  expect(reasonText(t, { ...paused, pauseReason: 'error' })).toContain('IMAGE_TOO_DARK');
  expect(reasonText(t, { ...paused, pauseReason: 'manually' })).not.toContain('IMAGE_TOO_DARK');
});

test('a pause after failures says what to do, and one by a photo of the seller is no failure', () => {
  const paused = { ...NOTHING, status: 'paused', pauseReason: 'error', card: 'restored' } as const;
  expect(reasonText(t, paused)).toContain('нажмите «Продолжить»');
  expect(reasonText(t, { ...paused, pauseDetails: 'IMAGE_TOO_DARK' })).toContain('нажмите «Продолжить»');
  const edited = { ...paused, card: 'sellerChanged' } as const;
  expect(reasonText(t, edited)).toContain('Главное фото карточки изменили');
  // The marketplace failed first, and the photo was changed while the card was being put right.
  expect(reasonText(t, { ...edited, pauseDetails: 'IMAGE_TOO_DARK' })).toContain('IMAGE_TOO_DARK');
});
