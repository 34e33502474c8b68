import type { Session } from '../token/session-store.ts';

/** Whether the guard may let somebody else in than before; it has no answer before the session is there. */
export function asksGuardAgain(before: Session, now: Session): boolean {
  return before.stage === 'ready' && now.stage === 'ready' && guarded(before) !== guarded(now);
}

function guarded({ account, cabinet, ability }: Session): string {
  return JSON.stringify([account?.hasAllPagesAccess, cabinet !== null, ability.rules]);
}
