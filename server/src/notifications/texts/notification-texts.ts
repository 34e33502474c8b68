import type { Language } from '@vitrina/contract/languages.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { ACCESS_WORDS } from './access.ts';
import { BACKGROUND_WORDS } from './background.ts';
import { JUMPS_WORDS } from './jumps.ts';
import { PIGGY_BACKERS_WORDS } from './piggy-backers.ts';
import { PLANS_WORDS } from './plans.ts';
import { POSITIONS_WORDS } from './positions.ts';
import { RADAR_WORDS } from './radar.ts';
import { type Say, sayIn } from './say.ts';
import { TEAM_WORDS } from './team.ts';
import { TESTS_WORDS } from './tests.ts';
import { WALLET_WORDS } from './wallet.ts';
import { WEBHOOKS_WORDS } from './webhooks.ts';
import type { TextsOf, Words } from './words.ts';

/** A kind that no file has words for does not compile. */
function textsIn(language: Language): TextsOf<NotificationEvent['kind']> {
  return {
    ...ACCESS_WORDS[language],
    ...BACKGROUND_WORDS[language],
    ...JUMPS_WORDS[language],
    ...PIGGY_BACKERS_WORDS[language],
    ...PLANS_WORDS[language],
    ...POSITIONS_WORDS[language],
    ...RADAR_WORDS[language],
    ...TEAM_WORDS[language],
    ...TESTS_WORDS[language],
    ...WALLET_WORDS[language],
    ...WEBHOOKS_WORDS[language],
  };
}

type Speaker = (event: NotificationEvent) => Words;

/** The texts of each kind take the event of that kind, and nothing else ever gets to them. */
function speakerOf(language: Language): Speaker {
  const texts = textsIn(language) as Record<
    NotificationEvent['kind'],
    (event: NotificationEvent, say: Say) => Words
  >;
  const say = sayIn(language);
  return (event) => texts[event.kind](event, say);
}

/** Each begins with its language's formats of numbers and moments, which a worker would wait for at its start. */
const speakers: Partial<Record<Language, Speaker>> = {};

/** What happened, as a message or a letter says it. */
export function wordsOf(language: Language, event: NotificationEvent): Words {
  speakers[language] ??= speakerOf(language);
  return speakers[language](event);
}
