import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { endSharedScreens } from './end-shared-screens.ts';

/** Another person's, a revoked and an invented one are all the same: not there. */
export async function revokeSharedScreen(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { userId, id }: { userId: number; id: string },
): Promise<void> {
  const ended = await endSharedScreens(db, { userId, id, at: clock.now() });
  if (ended.length === 0) throw problem('sharedScreen.notFound');
  log.info({ event: 'share.revoked', userId, sharedScreenId: id }, 'share revoked');
}
