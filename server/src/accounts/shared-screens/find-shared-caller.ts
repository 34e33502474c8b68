import type { TimedContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/serve.ts';
import { findSharedScreen } from './find-shared-screen.ts';

/** Whoever opens a link stands for the person who made it, in nothing but its questions. */
export async function findSharedCaller(context: TimedContext, secret: string): Promise<Caller | undefined> {
  const found = await findSharedScreen(context, secret);
  if (!found) return undefined;
  const { id, user_id: userId, cabinet_id: cabinetId, questions } = found;
  return { userId, sessionId: id, shared: { id, cabinetId, questions } };
}
