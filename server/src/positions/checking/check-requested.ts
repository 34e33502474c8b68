import { sql } from 'kysely';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import type { Context } from '../../platform/context.ts';
import { type AttemptResult, attemptShelf, notSent } from './attempt-shelf.ts';
import { type ClaimedRequest, claimRequested } from './claim-requested.ts';
import { concludeRequested, finishRequested } from './finish-requested.ts';
import { type Attempt, settleClaims } from './settle-claims.ts';
import { storeObservations } from './store-observations.ts';

/** The plan goes on beside it, and its shelves come first. */
const AT_ONCE = 4;

type Options = Attempt & { signal: AbortSignal };

async function attempt(
  context: Context,
  storefront: Storefront,
  input: ClaimedRequest,
  options: Options,
): Promise<AttemptResult> {
  const result = await attemptShelf(context, storefront, input, {
    ...options,
    now: context.clock.now(),
    // The first attempt was paid for when it was asked for.
    isPaid: input.attempts === 0,
  });
  if (result === 'off') return notSent('unreachable', null);
  return 'roomAt' in result ? notSent('rateLimited', result.roomAt) : result;
}

async function release({ db }: Context, claimed: readonly ClaimedRequest[]): Promise<void> {
  for (const { entryId, requestedAt, key } of claimed) {
    await sql`
      update position_requested_checks set leased_until = null
      where entry_id = ${entryId} and requested_at = ${requestedAt} and term_id = ${key.termId}`.execute(db);
  }
}

/** Does what people of a cabinet asked for, and carries it to where it is read. */
export async function checkRequested(
  context: Context,
  storefront: Storefront,
  cabinetId: number,
  signal: AbortSignal,
): Promise<void> {
  const dueBefore = context.clock.now();
  const claims = settleClaims(context, {
    atOnce: AT_ONCE,
    claim: (limit) => claimRequested(context, cabinetId, { dueBefore, limit }),
    pay: async () => false,
    check: async (input: ClaimedRequest, options) => {
      const result = await attempt(context, storefront, input, { ...options, signal });
      await finishRequested(context, input, concludeRequested(input, result, context.clock.now()));
    },
    release: (claimed) => release(context, claimed),
  });
  for await (const _ of claims) await storeObservations(context);
}
