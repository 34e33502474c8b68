import { AbFinishReason, AbPauseReason } from '@vitrina/contract/ab-tests/project.ts';
import { CabinetId, PositionEntryId, Sku, WebhookId } from '@vitrina/contract/ids.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { NOTIFICATION_GROUPS } from '@vitrina/contract/notifications/notifications.ts';
import { RadarAlertHit } from '@vitrina/contract/radar/alerts.ts';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTexts } from '../../../scripts/texts/read-texts.ts';
import { createFormat } from '../platform/texts/create-format.ts';
import { LANGUAGE_IDS, type LanguageId } from '../platform/texts/languages.ts';
import { notificationSentence } from './sentence.ts';

const speak = {} as Record<LanguageId, TFunction>;
beforeAll(async () => {
  const resources = Object.fromEntries(LANGUAGE_IDS.map((id) => [id, { translation: readTexts(id) }]));
  const spoken = i18next.createInstance();
  await spoken.init({ resources, lng: 'ru', interpolation: { escapeValue: false } });
  for (const id of LANGUAGE_IDS) speak[id] = spoken.getFixedT(id);
});

const inCabinet = { cabinetName: 'Ромашка' };
const ofRun = { runId: '00000000-0000-4000-8000-000000000000', sku: Sku.parse(123_456) };
const HIT = {
  entryId: PositionEntryId.parse(3),
  product: 'Чайник стальной',
  cityName: 'Москва',
  query: 'чайник электрический',
  was: 4,
  became: 'notFound',
  since: '2026-11-20T09:30:00.000Z',
} as const;
const ofImport = {
  importId: '00000000-0000-4000-8000-000000000000',
  marketplace: 'ozon',
  name: 'queries.csv',
} as const;
const RADAR_HIT = RadarAlertHit.parse({
  changeId: 9,
  sku: 5,
  name: 'Чайник стальной',
  isOwn: false,
  kind: 'price',
  was: 120_000,
  now: 99_000,
});

const ofWebhook = { webhookId: WebhookId.parse(4), name: 'Склад', since: '2026-11-20T09:30:00.000Z' };

const EVENTS: Record<NotificationEvent['kind'], NotificationEvent> = {
  exportReady: {
    kind: 'exportReady',
    exportId: '00000000-0000-4000-8000-000000000000',
    name: 'queries',
    rows: 34_002,
  },
  exportFailed: { kind: 'exportFailed', name: 'queries' },
  importDone: { kind: 'importDone', ...ofImport, rows: 1200 },
  importAsking: { kind: 'importAsking', ...ofImport },
  importFailed: { kind: 'importFailed', ...ofImport },
  keyRefused: { kind: 'keyRefused', ...inCabinet },
  cabinetBlocked: { kind: 'cabinetBlocked', ...inCabinet },
  cabinetUnblocked: { kind: 'cabinetUnblocked', ...inCabinet },
  inviteAccepted: { kind: 'inviteAccepted', ...inCabinet, person: 'Вера Иванова' },
  rolesChanged: { kind: 'rolesChanged', ...inCabinet, roles: ['analytics', 'usersManager'] },
  removedFromCabinet: { kind: 'removedFromCabinet', ...inCabinet },
  cabinetDeleted: { kind: 'cabinetDeleted', ...inCabinet },
  jumpsFound: {
    kind: 'jumpsFound',
    name: 'Чайники',
    day: '2026-11-20',
    jumps: 3,
    query: 'чайник электрический',
    filter: {
      marketplace: 'ozon',
      window: 7,
      direction: 'rise',
      metric: 'count',
      contains: 'чайник',
      isMisspelt: false,
      isSeasonHidden: false,
    },
  },
  positionAlert: { kind: 'positionAlert', at: '2026-11-20T09:30:00.000Z', queries: 3, hit: HIT },
  positionDigest: { kind: 'positionDigest', at: '2026-11-20T09:30:00.000Z', firings: 2, hit: HIT },
  piggyBackersToday: {
    kind: 'piggyBackersToday',
    cabinetId: CabinetId.parse(7),
    day: '2026-11-20',
    appeared: 2,
    left: 1,
    changed: 0,
    onCards: 3,
    cards: [{ sku: ofRun.sku, title: 'Чайник', sellers: 3, lowestKopecks: 99_000, undercutKopecks: 20_000 }],
    moreCards: 0,
  },
  radarAlert: { kind: 'radarAlert', at: '2026-11-20T09:30:00.000Z', changes: 3, hit: RADAR_HIT },
  radarDigest: { kind: 'radarDigest', at: '2026-11-20T09:30:00.000Z', changes: 5, cards: 2, hit: RADAR_HIT },
  abTestLaunched: { kind: 'abTestLaunched', testId: 5, name: 'Чайник на белом' },
  abTestPaused: { kind: 'abTestPaused', testId: 5, name: 'Чайник на белом', reason: 'readOnlyKey' },
  abTestFinished: { kind: 'abTestFinished', testId: 5, name: 'Чайник на белом', reason: 'completed' },
  abTestRestoreFailing: { kind: 'abTestRestoreFailing', testId: 5, name: 'Чайник на белом' },
  webhookFailing: { kind: 'webhookFailing', ...ofWebhook },
  webhookOff: { kind: 'webhookOff', ...ofWebhook, why: 'failing' },
  cardReady: { kind: 'cardReady', ...ofRun, title: 'Чайник стальной' },
  cardFailed: { kind: 'cardFailed', ...ofRun, title: null },
  planEnding: { kind: 'planEnding', planType: 5, activeTo: '2026-11-24T09:30:00.000Z' },
  planEnded: { kind: 'planEnded', planType: 5, planTypeNow: 0 },
  planRenewed: { kind: 'planRenewed', planType: 5, activeTo: '2026-11-24T09:30:00.000Z', price: 2990 },
  trialBegan: { kind: 'trialBegan', planType: 5, activeTo: '2026-11-24T09:30:00.000Z' },
  walletLow: { kind: 'walletLow', available: 1480, threshold: 1500 },
};
const say = (language: LanguageId, event: NotificationEvent) =>
  notificationSentence(speak[language], createFormat(language), event);

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  test.each(Object.keys(NOTIFICATION_GROUPS) as NotificationEvent['kind'][])(
    '%s is a whole sentence',
    (kind) => {
      const sentence = say(language, EVENTS[kind]);
      expect(sentence).not.toContain('{{');
      expect(sentence).not.toContain('notificationEvents.');
      expect(sentence.length).toBeGreaterThan(10);
    },
  );
});

test('a webhook that is switched off says why', () => {
  for (const language of LANGUAGE_IDS) {
    expect(say(language, { kind: 'webhookOff', ...ofWebhook, why: 'gone' })).toContain('410');
    expect(say(language, { kind: 'webhookOff', ...ofWebhook, why: 'failing' })).not.toContain('410');
  }
});

test('every reason of a pause and of an end of an image test has words', () => {
  const of = { testId: 5, name: 'Чайник на белом' };
  for (const language of LANGUAGE_IDS) {
    for (const reason of AbPauseReason.options)
      expect(say(language, { kind: 'abTestPaused', ...of, reason })).toContain(of.name);
    for (const reason of AbFinishReason.options)
      expect(say(language, { kind: 'abTestFinished', ...of, reason })).toContain(of.name);
  }
});

test('a rule of the radar says what changed on which card', () => {
  expect(say('ru', EVENTS.radarAlert)).toBe(
    'Чайник стальной: цена 1\u202F200 ₽ → 990 ₽, и ещё изменений: 2'.replaceAll(' ₽', '\u00A0₽'),
  );
  const pictures = { ...RADAR_HIT, kind: 'pictures', was: null, now: null } as const;
  const alone = { kind: 'radarAlert', at: HIT.since, changes: 1, hit: pictures } as const;
  expect(say('en', alone)).toBe('Чайник стальной: photos changed');
});

test('more jumps than the longest list holds are so many or more', () => {
  const cut = { ...EVENTS.jumpsFound, jumps: 500, isMore: true } as NotificationEvent;
  expect(say('ru', cut)).toContain(': 500 или больше запросов, крупнейший — «чайник электрический»');
  expect(say('en', cut)).toContain('500 or more queries');
  expect(say('en', EVENTS.jumpsFound)).toContain('3 queries');
});

test('a cabinet that is closed to one person alone goes on collecting, and nothing else is said', () => {
  const resting = { ...inCabinet, isResting: true } as const;
  for (const language of LANGUAGE_IDS)
    for (const kind of ['cabinetBlocked', 'cabinetUnblocked'] as const) {
      expect(say(language, { kind, ...resting })).toContain('Ромашка');
      expect(say(language, { kind, ...resting })).not.toBe(say(language, EVENTS[kind]));
    }
  expect(say('en', { kind: 'cabinetBlocked', ...resting })).not.toContain('collection');
});

test('a sentence names what it is about', () => {
  expect(say('ru', EVENTS.cardReady)).toContain('Чайник стальной');
  expect(say('fr', EVENTS.cardFailed)).toContain('123456');
  expect(say('ru', EVENTS.positionAlert)).toBe(
    '«чайник электрический» был на месте 4, стал н/н, и ещё 2 запроса — Чайник стальной, Москва',
  );
  const alone = { kind: 'positionAlert', at: HIT.since, queries: 1, hit: HIT } as const;
  expect(say('en', alone)).toBe('“чайник электрический” was at 4, now n/f — Чайник стальной, Москва');
  expect(say('ru', EVENTS.keyRefused)).toContain('Ромашка');
  expect(say('ru', EVENTS.inviteAccepted)).toContain('Вера Иванова');
  expect(say('ru', EVENTS.exportReady)).toContain('34\u202F002 строки');
  expect(say('en', EVENTS.rolesChanged)).toContain('Ромашка');
});

test('the end of a plan is written in Moscow time', () => {
  for (const event of [EVENTS.planEnding, EVENTS.planRenewed, EVENTS.trialBegan])
    expect(say('ru', event)).toContain('12:30');
});

test.each(LANGUAGE_IDS)(
  'what becomes of a plan that is renewed by itself is its own sentence in %s',
  (language) => {
    const ending = { ...EVENTS.planEnding, price: 2990 } as NotificationEvent;
    const events: NotificationEvent[] = [
      ending,
      { ...ending, renewal: 'willRenew' } as NotificationEvent,
      { ...ending, renewal: 'notEnoughPoints' } as NotificationEvent,
      EVENTS.planEnded,
      { ...EVENTS.planEnded, renewal: 'notEnoughPoints' } as NotificationEvent,
    ];
    const sentences = events.map((event) => say(language, event));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.join(' ')).not.toMatch(/{{|notificationEvents/);
    expect(sentences[1]).toContain('2\u202F990');
  },
);

test('losing the last role is written as such, not as an empty list', () => {
  const none: NotificationEvent = { kind: 'rolesChanged', ...inCabinet, roles: ['none'] };
  const sentences = LANGUAGE_IDS.map((language) => say(language, none));
  expect(new Set(sentences).size).toBe(LANGUAGE_IDS.length);
  sentences.forEach((sentence) => expect(sentence).not.toMatch(/: *\.?$/u));
});
