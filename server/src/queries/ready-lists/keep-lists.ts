import { Day } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { awaitStragglers } from '../await-stragglers.ts';
import { hasDueDays } from '../collect/plan-days.ts';
import { collectingLock } from '../collecting-lock.ts';
import { listMeasuredDays, type StoredDay } from '../list-stored-days.ts';
import type { ListKind, ListOfDay, ReadyListTables } from './tables.ts';

/** Days of a market that keep a list: the newest one, and those that were read last. */
export const KEPT_LISTS = 8;

type KeepContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks'>;
export type ListMaker = {
  kind: ListKind;
  tables: readonly ['undervalued_lists'] | readonly ['jump_rows', 'jump_bases'];
  /** What tells this kind from others in its tables, in the order of their partitions. */
  of: Readonly<Record<string, string | number>>;
  /** Begins the name of the statements that `fill` sends. */
  statement: string;
  /** Writes the list of a day under its version. */
  fill(
    context: KeepContext,
    of: { marketplace: Marketplace; day: Day; version: number },
    stored: readonly StoredDay[],
  ): Promise<void>;
};

async function drop(
  { clickhouse }: KeepContext,
  { tables, of }: ListMaker,
  at: { marketplace: Marketplace; day: Day; version: number },
): Promise<void> {
  const kind = Object.values(of).map((value) => `'${value}', `);
  const partition = `(${kind.join('')}{marketplace:String}, {day:Date}, {version:UInt64})`;
  for (const table of tables)
    await clickhouse.command('drop a list', `alter table ${table} drop partition ${partition}`, at);
}

/** No day is collected meanwhile, so the list is of one state. Killed at any point, it is made again. */
async function makeList(context: KeepContext, maker: ListMaker, list: ListOfDay): Promise<void> {
  const { marketplace, day } = list;
  await context.locks.runExclusive(collectingLock(marketplace), async () => {
    const stored = await listMeasuredDays(context, marketplace);
    const line = stored.find((one) => one.day === day && !one.isStale);
    if (!line?.derivedAt) return;
    const at = { marketplace, day, version: line.derivedAt.getTime() };
    await awaitStragglers(context, maker.statement);
    await drop(context, maker, at);
    await maker.fill(context, at, stored);
    await context.db
      .withTables<ReadyListTables>()
      .insertInto('ready_lists')
      .values({ ...list, made_of: line.derivedAt, read_at: context.clock.now() })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'marketplace', 'day']).doUpdateSet({ made_of: line.derivedAt }),
      )
      .execute();
  });
}

type Line = { day: Day; made_of: Date | null };

type Wanted = { lines: Line[]; hasForgotten: boolean };

/** The newest day and those that were read last; the others are forgotten, and so are days that are no more. */
async function listWanted(
  { db }: KeepContext,
  kind: ListKind,
  marketplace: Marketplace,
  stored: readonly StoredDay[],
): Promise<Wanted> {
  const tables = db.withTables<ReadyListTables>();
  const lines = await tables
    .selectFrom('ready_lists')
    .select(['day', 'made_of'])
    .where('kind', '=', kind)
    .where('marketplace', '=', marketplace)
    .orderBy('read_at', 'desc')
    .orderBy('day', 'desc')
    .execute();
  const newest = stored.at(-1);
  const known = new Set(stored.map(({ day }) => day));
  const others = lines.filter(({ day }) => known.has(day) && day !== newest?.day);
  const first = newest && {
    day: newest.day,
    made_of: lines.find(({ day }) => day === newest.day)?.made_of ?? null,
  };
  const wanted = [...(first ? [first] : []), ...others].slice(0, KEPT_LISTS);
  const unwanted = lines.filter(({ day }) => !wanted.some((one) => one.day === day)).map(({ day }) => day);
  if (unwanted.length > 0)
    await tables
      .deleteFrom('ready_lists')
      .where('kind', '=', kind)
      .where('marketplace', '=', marketplace)
      .where('day', 'in', unwanted)
      .execute();
  return { lines: wanted, hasForgotten: unwanted.length > 0 };
}

const Version = z.object({ day: Day, version: z.int() });

/** Versions that no line names: of days that are kept no more or were made anew, or left by a worker that was killed. */
async function dropForgotten(
  context: KeepContext,
  maker: ListMaker,
  marketplace: Marketplace,
): Promise<void> {
  const lines = await context.db
    .withTables<ReadyListTables>()
    .selectFrom('ready_lists')
    .select(['day', 'made_of'])
    .where('kind', '=', maker.kind)
    .where('marketplace', '=', marketplace)
    .execute();
  const named = new Set(lines.map(({ day, made_of }) => `${day} ${made_of?.getTime()}`));
  const ofKind = Object.entries(maker.of).map(([column, value]) => `${column} = '${value}' and `);
  const versions = maker.tables.map((table) =>
    context.clickhouse.rows(
      'versions of lists',
      `select day, version, count() from ${table} where ${ofKind.join('')} mp = {marketplace:String}
      group by mp, day, version`,
      { marketplace },
      Version,
    ),
  );
  for (const { day, version } of (await Promise.all(versions)).flat())
    if (!named.has(`${day} ${version}`)) await drop(context, maker, { marketplace, day, version });
}

/**
 * Makes the lists of each market's newest day and of those that people have asked for, anew when their sums were; and drops
 * what is too much. Not while days are still collected one after another.
 */
export async function keepLists(context: Context, makers: readonly ListMaker[]): Promise<void> {
  if (await hasDueDays(context)) return;
  for (const maker of makers)
    await context.locks.runAlone(`ready lists: ${maker.kind}`, async () => {
      for (const marketplace of Marketplace.options) await keepListsOf(context, maker, marketplace);
    });
}

export async function keepListsOf(
  context: KeepContext,
  maker: ListMaker,
  marketplace: Marketplace,
): Promise<void> {
  const { kind } = maker;
  const stored = await listMeasuredDays(context, marketplace);
  const derived = new Map(stored.map(({ day, derivedAt }) => [day, derivedAt?.getTime()]));
  const { lines, hasForgotten } = await listWanted(context, kind, marketplace, stored);
  const old = lines.filter(({ day, made_of }) => derived.get(day) !== made_of?.getTime());
  for (const { day } of old) await makeList(context, maker, { kind, marketplace, day });
  if (hasForgotten || old.length > 0) await dropForgotten(context, maker, marketplace);
}
