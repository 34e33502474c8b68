import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import { createFormat } from '../../platform/texts/create-format.ts';
import { forecastText } from './forecast-text.ts';

const texts = createInstance({ lng: 'ru', resources: { ru: { translation: readTexts('ru') } } });
await texts.init();
const say = (forecast: Parameters<typeof forecastText>[0]) =>
  forecastText(forecast, { t: texts.t, format: createFormat('ru') });

test.each([
  [
    { kind: 'until', day: '2026-05-12', perDay: 119.2, renews: false },
    'до 12 мая 2026 г.',
    'около 120 баллов в день',
  ],
  [
    { kind: 'until', day: '2026-05-12', perDay: 0.5, renews: true },
    'до 12 мая 2026 г.',
    'около 1 балла в день и продление тарифа',
  ],
  [{ kind: 'until', day: '2026-05-12', perDay: 0, renews: true }, 'до 12 мая 2026 г.', 'продление тарифа'],
  [{ kind: 'beyond', perDay: 10, renews: false }, 'больше чем на год', 'около 10 баллов в день'],
  [{ kind: 'unknown', reason: 'unspent' }, null, 'за последние 30 дней баллы не тратились'],
] as const)('%j', (forecast, value, hint) => {
  expect(say(forecast)).toEqual({ value, hint });
});
