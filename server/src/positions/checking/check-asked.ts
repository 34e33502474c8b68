import { sql } from 'kysely';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import type { Context } from '../../platform/context.ts';
import { type AttemptResult, attemptShelf, notSent } from './attempt-shelf.ts';
import { type ClaimedAsk, claimAsked } from './claim-asked.ts';
import { concludeAsked, finishAsked } from './finish-asked.ts';
import { type Attempt, settleClaims } from './settle-claims.ts';
import { storeObservations } from './store-observations.ts';

/** The plan goes on beside it, and its shelves come first. */
const AT_ONCE = 4;

type Options = Attempt & { signal: AbortSignal };

async function attempt(
  context: Context,
  storefront: Storefront,
  asked: ClaimedAsk,
  options: Options,
): Promise<AttemptResult> {
  const result = await attemptShelf(context, storefront, asked, {
    ...options,
    now: context.clock.now(),
    // The first attempt was paid for when it was asked for.
    isPaid: asked.attempts === 0,
  });
  if (result === 'off') return notSent('unreachable', null);
  return 'roomAt' in result ? notSent('rateLimited', result.roomAt) : result;
}

async function release({ db }: Context, claimed: readonly ClaimedAsk[]): Promise<void> {
  for (const { entryId, askedAt, key } of claimed) {
    await sql`
      update position_ask_checks set leased_until = null
      where entry_id = ${entryId} and asked_at = ${askedAt} and term_id = ${key.termId}`.execute(db);
  }
}

/** Does what people of a cabinet asked for, and carries it to where it is read. */
export async function checkAsked(
  context: Context,
  storefront: Storefront,
  cabinetId: number,
  signal: AbortSignal,
): Promise<void> {
  const dueBefore = context.clock.now();
  const claims = settleClaims(context, {
    atOnce: AT_ONCE,
    claim: (limit) => claimAsked(context, cabinetId, { dueBefore, limit }),
    pay: async () => false,
    check: async (asked: ClaimedAsk, options) => {
      const result = await attempt(context, storefront, asked, { ...options, signal });
      await finishAsked(context, asked, concludeAsked(asked, result, context.clock.now()));
    },
    release: (claimed) => release(context, claimed),
  });
  for await (const _ of claims) await storeObservations(context);
}
