import type { Selectable } from 'kysely';
import type { Context } from '../platform/context.ts';
import { choosePauseMs, type PausingOutcome } from './pause-rules.ts';
import type { ShelvesTables } from './tables.ts';

export type Pause = Pick<Selectable<ShelvesTables['storefront_pauses']>, 'until_at' | 'outcome'>;

/** The provider's name without whatever credentials its address may carry. */
function providerOf({ env }: Pick<Context, 'env'>): string {
  return env.STOREFRONT_URL === '' ? 'off' : new URL(env.STOREFRONT_URL).host;
}

/** A pause that is over still counts until an answer comes: the next request goes alone, to find out. */
export async function findPause(context: Pick<Context, 'db' | 'env'>): Promise<Pause | undefined> {
  return context.db
    .withTables<ShelvesTables>()
    .selectFrom('storefront_pauses')
    .select(['until_at', 'outcome'])
    .where('provider', '=', providerOf(context))
    .executeTakeFirst();
}

/** Leaves the provider alone for a while. Refusals that were under way when it began do not make it longer twice. */
export async function pauseStorefront(
  context: Pick<Context, 'db' | 'env' | 'clock'>,
  { outcome, retryAfterMs }: { outcome: PausingOutcome; retryAfterMs: number | null },
): Promise<Date> {
  const provider = providerOf(context);
  const now = context.clock.now();
  // Retry-After counts the provider's seconds; on a fast clock each of them is many of ours.
  const requestedMs = retryAfterMs === null ? null : retryAfterMs * Math.max(context.clock.speed(), 1);
  return context.db
    .withTables<ShelvesTables>()
    .transaction()
    .execute(async (trx) => {
      const known = await trx
        .selectFrom('storefront_pauses')
        .selectAll()
        .where('provider', '=', provider)
        .forUpdate()
        .executeTakeFirst();
      const isInForce = known !== undefined && known.until_at > now;
      const streak = known === undefined ? 0 : known.streak + (isInForce ? 0 : 1);
      const wanted = new Date(now.getTime() + choosePauseMs(outcome, { retryAfterMs: requestedMs, streak }));
      const until = isInForce && known.until_at > wanted ? known.until_at : wanted;
      const pause = { until_at: until, outcome, streak };
      await trx
        .insertInto('storefront_pauses')
        .values({ provider, ...pause })
        .onConflict((conflict) => conflict.column('provider').doUpdateSet(pause))
        .execute();
      return until;
    });
}

export async function endPause(context: Pick<Context, 'db' | 'env'>): Promise<void> {
  await context.db
    .withTables<ShelvesTables>()
    .deleteFrom('storefront_pauses')
    .where('provider', '=', providerOf(context))
    .execute();
}
