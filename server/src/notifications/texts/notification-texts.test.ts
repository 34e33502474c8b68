import { AbFinishReason, AbPauseReason } from '@vitrina/contract/ab-tests/project.ts';
import { CabinetId, PositionEntryId, Sku, WebhookId } from '@vitrina/contract/ids.ts';
import { Language } from '@vitrina/contract/languages.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { RadarAlertHit } from '@vitrina/contract/radar/alerts.ts';
import { describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE, visibleLength } from '../../integrations/messenger/split-html.ts';
import { MOST_IN_MESSAGE } from '../delivering/delivery.ts';
import { writeMessage } from '../delivering/write-message.ts';
import { wordsOf } from './notification-texts.ts';

const LONG = 'Чайник «электрический» & co '.repeat(40);
const ofTest = { testId: 5, name: LONG };
const file = { importId: '00000000-0000-4000-8000-000000000000', marketplace: 'ozon', name: LONG } as const;
const card = { runId: '00000000-0000-4000-8000-000000000000', sku: Sku.parse(5), title: LONG };
const at = '2026-11-24T09:30:00.000Z';
const webhook = { webhookId: WebhookId.parse(4), name: LONG, since: at };
const changed = RadarAlertHit.parse({
  changeId: 9,
  sku: 5_123_456,
  name: LONG,
  isOwn: false,
  kind: 'price',
  was: 1_299_000,
  now: 990_000,
});
const hit = {
  entryId: PositionEntryId.parse(3),
  product: LONG,
  cityName: 'Москва',
  query: LONG,
  was: 4,
  became: 'notFound',
  since: at,
} as const;
const filter = {
  marketplace: 'ozon',
  window: 7,
  direction: 'rise',
  metric: 'count',
  contains: LONG.slice(0, 100),
  isMisspelt: false,
  isSeasonHidden: false,
} as const;
const EVENTS: { [Kind in NotificationEvent['kind']]: NotificationEvent } = {
  exportReady: { kind: 'exportReady', exportId: file.importId, name: LONG, rows: 34_002 },
  exportFailed: { kind: 'exportFailed', name: LONG },
  importDone: { kind: 'importDone', ...file, rows: 1200 },
  importAsking: { kind: 'importAsking', ...file },
  importFailed: { kind: 'importFailed', ...file },
  keyRefused: { kind: 'keyRefused', cabinetName: LONG },
  cabinetBlocked: { kind: 'cabinetBlocked', cabinetName: LONG },
  cabinetUnblocked: { kind: 'cabinetUnblocked', cabinetName: LONG },
  inviteAccepted: { kind: 'inviteAccepted', cabinetName: LONG, person: 'Вера Иванова' },
  rolesChanged: { kind: 'rolesChanged', cabinetName: LONG, roles: ['analytics'] },
  removedFromCabinet: { kind: 'removedFromCabinet', cabinetName: LONG },
  cabinetDeleted: { kind: 'cabinetDeleted', cabinetName: LONG },
  planEnding: { kind: 'planEnding', planType: 5, activeTo: at },
  planEnded: { kind: 'planEnded', planType: 5, planTypeNow: 0 },
  planRenewed: { kind: 'planRenewed', planType: 5, activeTo: at, price: 2990 },
  trialBegan: { kind: 'trialBegan', planType: 5, activeTo: at },
  walletLow: { kind: 'walletLow', available: 1480, threshold: 1500 },
  jumpsFound: { kind: 'jumpsFound', name: LONG, day: '2026-11-20', jumps: 3, query: LONG, filter },
  positionAlert: { kind: 'positionAlert', at, queries: 3, hit },
  positionDigest: { kind: 'positionDigest', at, firings: 2, hit },
  piggyBackersToday: {
    kind: 'piggyBackersToday',
    cabinetId: CabinetId.parse(12),
    day: '2026-11-20',
    appeared: 2,
    left: 1,
    changed: 1,
    onCards: 12,
    cards: Array.from({ length: 5 }, () => ({
      sku: Sku.parse(5_123_456),
      title: LONG,
      sellers: 3,
      lowestKopecks: 1_299_000,
      undercutKopecks: 20_000,
    })),
    moreCards: 7,
  },
  radarAlert: { kind: 'radarAlert', at, changes: 3, hit: changed },
  radarDigest: { kind: 'radarDigest', at, changes: 9, cards: 4, hit: changed },
  abTestLaunched: { kind: 'abTestLaunched', ...ofTest },
  abTestPaused: { kind: 'abTestPaused', ...ofTest, reason: 'readOnlyKey' },
  abTestFinished: { kind: 'abTestFinished', ...ofTest, reason: 'completed' },
  abTestRestoreFailing: { kind: 'abTestRestoreFailing', ...ofTest },
  webhookFailing: { kind: 'webhookFailing', ...webhook },
  webhookOff: { kind: 'webhookOff', ...webhook, why: 'failing' },
  cardReady: { kind: 'cardReady', ...card },
  cardFailed: { kind: 'cardFailed', ...card },
};
const CONTEXT = { env: { PUBLIC_URL: 'https://v.test' } } as Parameters<typeof writeMessage>[0];
const KINDS = Object.keys(EVENTS) as NotificationEvent['kind'][];

describe.each(Language.options)('in %s', (language) => {
  test.each(KINDS)('%s has a heading, whole sentences and words on its link', (kind) => {
    const { heading, paragraphs, button, subject = heading } = wordsOf(language, EVENTS[kind]);
    const text = JSON.stringify([subject, heading, paragraphs, button]).replaceAll(
      /\{"text":|"href":|"\}/g,
      '',
    );
    expect(heading.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/\{|\}|undefined|null|NaN/);
    const isOver = ['exportFailed', 'removedFromCabinet', 'cabinetDeleted'].includes(kind);
    expect(button === '').toBe(isOver);
  });

  test('every kind is in the language’s own words', () => {
    for (const kind of KINDS) {
      if (language !== 'ru')
        expect(wordsOf(language, EVENTS[kind]).button || language).not.toBe(
          wordsOf('ru', EVENTS[kind]).button,
        );
    }
  });

  test('as many as make one message fit into it, whatever their names are', () => {
    for (const kind of KINDS) {
      const one = { event: EVENTS[kind], cabinetId: 12, cabinetName: 'К'.repeat(60) };
      const message = writeMessage(
        CONTEXT,
        language,
        Array.from({ length: MOST_IN_MESSAGE }, () => one),
      );
      expect(visibleLength(message)).toBeLessThan(LONGEST_MESSAGE);
    }
  });

  test('every reason of a pause and of an end of an image test has words', () => {
    for (const reason of AbPauseReason.options)
      expect(wordsOf(language, { kind: 'abTestPaused', ...ofTest, reason }).heading).toContain('Чайник');
    const ends = AbFinishReason.options.map(
      (reason) => wordsOf(language, { kind: 'abTestFinished', ...ofTest, reason }).paragraphs[0],
    );
    expect(new Set(ends).size).toBe(AbFinishReason.options.length);
  });
});

test('more jumps than the longest list holds are so many or more', () => {
  const said = (more: object) => JSON.stringify(wordsOf('en', { ...EVENTS.jumpsFound, ...more }).paragraphs);
  expect(said({ jumps: 500, isMore: true })).toContain('Queries: 500 or more.');
  expect(said({ jumps: 3 })).toContain('Queries: 3.');
});

test('a cabinet that is closed to one person alone goes on collecting', () => {
  for (const language of Language.options)
    for (const kind of ['cabinetBlocked', 'cabinetUnblocked'] as const) {
      const { heading, paragraphs } = wordsOf(language, { kind, cabinetName: 'Ромашка', isResting: true });
      expect(heading).toContain('Ромашка');
      expect(paragraphs).not.toEqual(wordsOf(language, EVENTS[kind]).paragraphs);
    }
});

test('losing the last role is said as such', () => {
  const roles = (given: ('none' | 'analytics')[]) =>
    wordsOf('ru', { kind: 'rolesChanged', cabinetName: 'Ромашка', roles: given }).heading;
  expect(roles(['none'])).toBe('В кабинете «Ромашка» у вас больше нет ролей');
  expect(roles(['analytics'])).toBe('Ваши роли в кабинете «Ромашка» изменены');
});

test('cards beyond the three of a message are counted with those that were left out before', () => {
  const said = (cards: number, moreCards: number) => {
    const event = EVENTS.piggyBackersToday as NotificationEvent & { kind: 'piggyBackersToday' };
    const shown = event.cards.slice(0, cards);
    return JSON.stringify(wordsOf('ru', { ...event, cards: shown, moreCards }).paragraphs);
  };
  expect(said(5, 7)).toContain('Ещё карточек: 9');
  expect(said(2, 7)).toContain('Ещё карточек: 7');
  expect(said(3, 0)).not.toContain('Ещё карточек');
});
