import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import type { DbContext, TimedContext } from '../../platform/context.ts';
import type { QueryTables } from '../tables.ts';
import type { ListOfDay, ReadyListTables } from './tables.ts';

type Line = { version: number | undefined; readAt: Date | null };

/** The version that follows from the sums of the day as they are now; none while they are to be made anew. */
async function findLine({ db }: DbContext, { kind, marketplace, day }: ListOfDay): Promise<Line> {
  const line = await db
    .withTables<QueryTables & ReadyListTables>()
    .selectFrom('query_days')
    .leftJoin('ready_lists', (join) =>
      join
        .onRef('ready_lists.marketplace', '=', 'query_days.marketplace')
        .onRef('ready_lists.day', '=', 'query_days.day')
        .on('ready_lists.kind', '=', kind),
    )
    .select(['query_days.derived_at', 'query_days.is_stale', 'ready_lists.made_of', 'ready_lists.read_at'])
    .where('query_days.marketplace', '=', marketplace)
    .where('query_days.day', '=', day)
    .executeTakeFirst();
  const made = line?.made_of?.getTime();
  const isNewest = made !== undefined && made === line?.derived_at?.getTime() && !line.is_stale;
  return { version: isNewest ? made : undefined, readAt: line?.read_at ?? null };
}

/** A list that is asked for is made soon, if it is not there, and kept. */
async function noteReading({ db, clock }: TimedContext, list: ListOfDay, readAt: Date | null): Promise<void> {
  const now = clock.now();
  if (readAt !== null && now.getTime() - readAt.getTime() < HOUR_SECONDS * 1000) return;
  await db
    .withTables<ReadyListTables>()
    .insertInto('ready_lists')
    .values({ ...list, made_of: null, read_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'marketplace', 'day']).doUpdateSet({ read_at: now }))
    .execute();
}

/**
 * Reads from a list that was made before anybody asked. undefined: it is not there, or its day was made anew meanwhile, so that
 * parts of an answer could be of two states.
 */
export async function readReadyList<Found>(
  context: TimedContext,
  list: ListOfDay,
  read: (version: number) => Promise<Found>,
): Promise<Found | undefined> {
  const { version, readAt } = await findLine(context, list);
  await noteReading(context, list, readAt);
  if (version === undefined) return undefined;
  const found = await read(version);
  return (await findLine(context, list)).version === version ? found : undefined;
}
