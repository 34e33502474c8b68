import type { getMessengerLink } from '@vitrina/contract/accounts/routes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

export type MessengerState = OutputOf<typeof getMessengerLink>['state'];

export const LOOK_AGAIN_MS = 2000;

// Somebody is in the messenger just now, or has to go back there once more.
const IN_PROGRESS: readonly MessengerState[] = ['waiting', 'usernameMissing', 'takenByOther'];

/** How soon to ask again; false when only the person here can change anything. */
export function nextLookMs(state: MessengerState | undefined): number | false {
  return state !== undefined && IN_PROGRESS.includes(state) ? LOOK_AGAIN_MS : false;
}

type Notice = { text: 'waiting' | 'expired' | 'usernameMissing' | 'takenByOther'; tone: Tone };
type Tone = 'info' | 'warning' | 'danger';

const TONES: Record<Notice['text'], Tone> = {
  waiting: 'info',
  expired: 'warning',
  usernameMissing: 'warning',
  takenByOther: 'danger',
};

/** `blocked`: the person stopped the bot in the messenger, which unlinks nothing. */
export function isLinked(state: MessengerState): boolean {
  return state === 'connected' || state === 'blocked';
}

/** What to say about a code that was given out; nothing before there was one. */
export function noticeOf(state: MessengerState): Notice | undefined {
  if (state === 'off' || state === 'none' || state === 'connected' || state === 'blocked') return undefined;
  return { text: state, tone: TONES[state] };
}
