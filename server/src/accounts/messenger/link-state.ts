import type { getMessengerLink } from '@vitrina/contract/accounts/routes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import * as z from 'zod';

export type LinkState = OutputOf<typeof getMessengerLink>['state'];

/** What the bot remembers in a code that it could not accept, for the screen that waits for it. */
export const Setback = z.enum(['usernameMissing', 'takenByOther']);
export type Setback = z.infer<typeof Setback>;
const Payload = z.object({ setback: Setback.optional() }).catch({});

type Link = {
  isOn: boolean;
  messenger: { isBlocked: boolean } | undefined;
  code: { isUsed: boolean; isExpired: boolean; payload: unknown } | undefined;
};

/** How far a person is on the way to a connected messenger. */
export function linkState({ isOn, messenger, code }: Link): LinkState {
  if (messenger) return messenger.isBlocked ? 'blocked' : 'connected';
  if (!isOn) return 'off';
  // A used code without a connection: it was connected, and disconnected since.
  if (!code || code.isUsed) return 'none';
  if (code.isExpired) return 'expired';
  return Payload.parse(code.payload).setback ?? 'waiting';
}
