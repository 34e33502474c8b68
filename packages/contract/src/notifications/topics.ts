import * as z from 'zod/mini';
import type { NotificationEvent } from './notifications.ts';

/** What people choose about: kinds of events that they want to hear of, or not, in the same places. */
export const NotificationTopic = z.enum([
  'positions',
  'jumps',
  'radar',
  'piggyBackers',
  'tests',
  'access',
  'money',
  'team',
  'background',
]);
export type NotificationTopic = z.infer<typeof NotificationTopic>;

export const NOTIFICATION_TOPICS = {
  exportReady: 'background',
  exportFailed: 'background',
  importDone: 'background',
  importAsking: 'background',
  importFailed: 'background',
  cardReady: 'background',
  cardFailed: 'background',
  keyRefused: 'access',
  cabinetBlocked: 'access',
  cabinetUnblocked: 'access',
  inviteAccepted: 'team',
  rolesChanged: 'team',
  removedFromCabinet: 'team',
  cabinetDeleted: 'team',
  planEnding: 'money',
  planEnded: 'money',
  planRenewed: 'money',
  trialBegan: 'money',
  walletLow: 'money',
  jumpsFound: 'jumps',
  positionAlert: 'positions',
  positionDigest: 'positions',
  piggyBackersToday: 'piggyBackers',
  radarAlert: 'radar',
  radarDigest: 'radar',
  abTestLaunched: 'tests',
  abTestPaused: 'tests',
  abTestFinished: 'tests',
  abTestRestoreFailing: 'tests',
  webhookFailing: 'access',
  webhookOff: 'access',
} as const satisfies Record<NotificationEvent['kind'], NotificationTopic>;

/** `instead`: only what the messenger could not deliver. */
export const LetterChoice = z.enum(['off', 'instead', 'on']);
export type LetterChoice = z.infer<typeof LetterChoice>;

/** Where a person hears of a topic. */
export const NotificationChoice = z.object({
  bell: z.boolean(),
  messenger: z.boolean(),
  letter: LetterChoice,
});
export type NotificationChoice = z.infer<typeof NotificationChoice>;

type TopicRule = {
  /**
   * `cabinet`: its owner hears of it without being named, and so does whoever may see the cabinet and has chosen to.
   * `person`: nobody but those it is about.
   */
  audience: 'cabinet' | 'person';
  /** What a person needs in the cabinet when a message leaves: somebody who has lost it is sent nothing. */
  needs: 'view' | 'membership' | 'nothing';
  /** product.md 6.4: what holds for the owner of a cabinet, and for everybody else, until they choose. */
  owner: NotificationChoice;
  others: NotificationChoice;
  /** A message that the messenger may or may not have taken is sent again, or never: decisions/0058. */
  ifUnknown: 'again' | 'never';
};

const BELL: NotificationChoice = { bell: true, messenger: false, letter: 'off' };
const MESSENGER: NotificationChoice = { bell: true, messenger: true, letter: 'off' };
const SAFE: NotificationChoice = { bell: true, messenger: true, letter: 'instead' };
const LETTER: NotificationChoice = { bell: true, messenger: false, letter: 'on' };

const OF_CABINET = { audience: 'cabinet', needs: 'view', others: BELL, ifUnknown: 'again' } as const;
const OF_PERSON = { audience: 'person', needs: 'nothing', others: BELL, ifUnknown: 'again' } as const;

export const TOPIC_RULES: Record<NotificationTopic, TopicRule> = {
  positions: { ...OF_CABINET, owner: MESSENGER },
  jumps: { ...OF_PERSON, needs: 'view', owner: MESSENGER },
  radar: { ...OF_CABINET, owner: MESSENGER },
  piggyBackers: { ...OF_CABINET, owner: SAFE, ifUnknown: 'never' },
  tests: { ...OF_CABINET, owner: MESSENGER },
  access: { ...OF_CABINET, needs: 'membership', owner: SAFE, ifUnknown: 'never' },
  money: { ...OF_PERSON, owner: LETTER, others: LETTER },
  team: { ...OF_PERSON, owner: BELL },
  background: { ...OF_PERSON, needs: 'view', owner: BELL },
};

export function topicOf(event: Pick<NotificationEvent, 'kind'>): NotificationTopic {
  return NOTIFICATION_TOPICS[event.kind];
}
