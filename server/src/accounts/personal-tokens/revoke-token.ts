import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { endTokens } from './end-tokens.ts';

/** Another person's, a revoked and an invented one are all the same: not there. */
export async function revokeToken(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { userId, tokenId }: { userId: number; tokenId: string },
): Promise<void> {
  const ended = await endTokens(db, { userId, tokenId, at: clock.now() });
  if (ended.length === 0) throw problem('token.notFound');
  log.info({ event: 'auth.tokenRevoked', userId, tokenId }, 'token revoked');
}
