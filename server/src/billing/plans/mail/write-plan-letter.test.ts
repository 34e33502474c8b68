import { Language } from '@vitrina/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import { type PlanEvent, writePlanLetter } from './write-plan-letter.ts';

const activeTo = '2026-11-24T09:30:00.000Z';
const ending: PlanEvent = { kind: 'planEnding', planType: 5, activeTo, price: 2990 };
const EVENTS: PlanEvent[] = [
  ending,
  { ...ending, renewal: 'willRenew' },
  { ...ending, renewal: 'notEnoughPoints' },
  { kind: 'planEnded', planType: 5, planTypeNow: 0 },
  { kind: 'planEnded', planType: 5, planTypeNow: 4, renewal: 'notEnoughPoints' },
  { kind: 'planRenewed', planType: 5, activeTo, price: 2990 },
];
const URL = 'https://v.test/tariff';

describe.each(Language.options)('letters in %s', (language) => {
  const letters = EVENTS.map((event) => writePlanLetter(language, event, URL));

  it('each says something of its own and leads to the plans', () => {
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(EVENTS.length);
    for (const { heading, paragraphs, button } of letters) {
      expect(button?.url).toBe(URL);
      expect([heading, ...paragraphs].join(' ')).not.toMatch(/undefined|null|\$\{/);
    }
  });

  it('those of a date say it in Moscow time, those of a price in points', () => {
    for (const index of [0, 1, 2, 5]) expect(letters[index]?.heading).toContain('12:30');
    for (const index of [1, 2, 5]) expect(letters[index]?.paragraphs.join(' ')).toMatch(/2.?990.\S/);
  });
});

it('points are said as the language counts them', () => {
  const paragraphs = (price: number) =>
    writePlanLetter('ru', { kind: 'planRenewed', planType: 4, activeTo, price }, URL).paragraphs[0];
  expect(paragraphs(1)).toContain('1\u00A0балл ');
  expect(paragraphs(2)).toContain('2\u00A0балла');
  expect(paragraphs(990)).toContain('990\u00A0баллов');
});
