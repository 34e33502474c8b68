import { onSession, readSession, type Session } from '../token/session-store.ts';

/** Whether the guard may let somebody else in than before; it has no answer before the session is there. */
function asksGuardAgain(before: Session, now: Session): boolean {
  return before.stage === 'ready' && now.stage === 'ready' && guarded(before) !== guarded(now);
}

function guarded({ account, cabinet, ability }: Session): string {
  return JSON.stringify([account?.hasAllPagesAccess, cabinet !== null, ability.rules]);
}

/** Calls back whenever it may; returns what ends that. */
export function onGuardChange(callback: () => void): () => void {
  let known = readSession();
  return onSession(() => {
    const before = known;
    known = readSession();
    if (asksGuardAgain(before, known)) callback();
  });
}
