import { feedOf } from '../integrations/query-feed/feed.ts';
import { listFeedCities } from '../integrations/query-feed/list-feed-cities.ts';
import type { Context } from '../platform/context.ts';
import type { QueryTables } from './tables.ts';

/** Cities are added and renamed, never removed: stored statistics and tracked positions name them. */
export async function syncCities(
  context: Pick<Context, 'db' | 'clock' | 'env' | 'send'>,
): Promise<'ok' | 'failed' | 'off'> {
  const feed = feedOf(context);
  if (!feed) return 'off';
  const answer = await listFeedCities(feed);
  if (answer.outcome !== 'ok') return 'failed';
  const synced_at = context.clock.now();
  const rows = new Map(answer.data.map(({ id, name }) => [id, { id, name, synced_at }]));
  if (rows.size === 0) return 'ok';
  await context.db
    .withTables<QueryTables>()
    .insertInto('cities')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), synced_at: eb.ref('excluded.synced_at') })),
    )
    .execute();
  return 'ok';
}
