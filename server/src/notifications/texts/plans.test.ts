import { Language } from '@vitrina/contract/languages.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { describe, expect, it } from 'vitest';
import { writeNotificationLetter } from '../delivering/write-letter.ts';

const activeTo = '2026-11-24T09:30:00.000Z';
const ending = { kind: 'planEnding', planType: 5, activeTo, price: 2990 } as const;
const EVENTS: NotificationEvent[] = [
  ending,
  { ...ending, renewal: 'willRenew' },
  { ...ending, renewal: 'notEnoughPoints' },
  { kind: 'planEnded', planType: 5, planTypeNow: 0 },
  { kind: 'planEnded', planType: 5, planTypeNow: 4, renewal: 'notEnoughPoints' },
  { kind: 'planRenewed', planType: 5, activeTo, price: 2990 },
];
const CONTEXT = { env: { PUBLIC_URL: 'https://v.test' } } as Parameters<typeof writeNotificationLetter>[0];
const write = (language: Language, event: NotificationEvent) =>
  writeNotificationLetter(CONTEXT, language, { event, cabinetId: null, cabinetName: null });

describe.each(Language.options)('letters in %s', (language) => {
  const letters = EVENTS.map((event) => write(language, event));

  it('each says something of its own and leads to the plans', () => {
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(EVENTS.length);
    for (const { heading, paragraphs, button } of letters) {
      expect(button?.url).toBe('https://v.test/pages/account-settings/tariff');
      expect(JSON.stringify([heading, paragraphs])).not.toMatch(/undefined|null|\$\{/);
    }
  });

  it('those of a date say it in Moscow time, those of a price in points', () => {
    for (const index of [0, 1, 2, 5]) expect(letters[index]?.heading).toContain('12:30');
    for (const index of [1, 2, 5]) expect(JSON.stringify(letters[index]?.paragraphs)).toMatch(/2.?990.\S/);
  });
});

it('points are said as the language counts them', () => {
  const paragraphs = (price: number) =>
    write('ru', { kind: 'planRenewed', planType: 4, activeTo, price }).paragraphs[0];
  expect(paragraphs(1)).toContain('1\u00A0балл ');
  expect(paragraphs(2)).toContain('2\u00A0балла');
  expect(paragraphs(990)).toContain('990\u00A0баллов');
});
