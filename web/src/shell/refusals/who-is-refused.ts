import type { Session } from '../../platform/token/session-store.ts';

export type Refused =
  /** Not signed in. */
  | 'guest'
  /** Signed in and in no cabinet, so no permission can be missing: there is nobody yet to give one. */
  | 'newcomer'
  | 'member';

export function whoIsRefused(
  isSignedIn: boolean,
  { stage, cabinets }: Pick<Session, 'stage' | 'cabinets'>,
): Refused {
  if (!isSignedIn) return 'guest';
  return stage === 'ready' && cabinets.length === 0 ? 'newcomer' : 'member';
}
