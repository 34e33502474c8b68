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

type Line = Pick<ReadyListTables['ready_lists'], 'kind' | 'day' | 'made_of'>;

/** What was read last comes first. */
async function listLines(
  { db }: KeepContext,
  kinds: readonly ListKind[],
  marketplace: Marketplace,
): Promise<Line[]> {
  return db
    .withTables<ReadyListTables>()
    .selectFrom('ready_lists')
    .select(['kind', 'day', 'made_of'])
    .where('kind', 'in', kinds)
    .where('marketplace', '=', marketplace)
    .orderBy('read_at', 'desc')
    .orderBy('day', 'desc')
    .execute();
}

type ListPlan = { toMake: Day[]; toForget: Day[] };

/** The newest day and those that were read last are kept; the others are forgotten, and so are days that are no more. */
function planLists(stored: readonly StoredDay[], lines: readonly Line[]): ListPlan {
  const derived = new Map(stored.map(({ day, derivedAt }) => [day, derivedAt?.getTime()]));
  const made = new Map(lines.map(({ day, made_of }) => [day, made_of?.getTime()]));
  const newest = stored.at(-1)?.day;
  const others = lines.map(({ day }) => day).filter((day) => derived.has(day) && day !== newest);
  const kept = [...(newest === undefined ? [] : [newest]), ...others].slice(0, KEPT_LISTS);
  return {
    toMake: kept.filter((day) => derived.get(day) !== made.get(day)),
    toForget: lines.map(({ day }) => day).filter((day) => !kept.includes(day)),
  };
}

async function forget(
  { db }: KeepContext,
  kind: ListKind,
  marketplace: Marketplace,
  days: readonly Day[],
): Promise<void> {
  if (days.length === 0) return;
  await db
    .withTables<ReadyListTables>()
    .deleteFrom('ready_lists')
    .where('kind', '=', kind)
    .where('marketplace', '=', marketplace)
    .where('day', 'in', days)
    .execute();
}

const Version = z.object({ day: Day, version: z.int() });

/** Versions that no line names: of days that are kept no more or were made anew, or left by a worker that was killed. */
async function dropForgotten(
  context: KeepContext,
  maker: ListMaker,
  marketplace: Marketplace,
): Promise<void> {
  const lines = await listLines(context, [maker.kind], marketplace);
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
  const isKept = await Promise.all(
    Marketplace.options.map((marketplace) => hasAllLists(context, makers, marketplace)),
  );
  if (isKept.every(Boolean) || (await hasDueDays(context))) return;
  for (const maker of makers)
    await context.locks.runAlone(`ready lists: ${maker.kind}`, async () => {
      for (const marketplace of Marketplace.options) await keepListsOf(context, maker, marketplace);
    });
}

/** Nearly every look ends here: with two small questions, whatever the number of lists. */
async function hasAllLists(
  context: KeepContext,
  makers: readonly ListMaker[],
  marketplace: Marketplace,
): Promise<boolean> {
  const kinds = makers.map(({ kind }) => kind);
  const [stored, lines] = await Promise.all([
    listMeasuredDays(context, marketplace),
    listLines(context, kinds, marketplace),
  ]);
  return kinds.every((kind) => {
    const { toMake, toForget } = planLists(
      stored,
      lines.filter((line) => line.kind === kind),
    );
    return toMake.length === 0 && toForget.length === 0;
  });
}

export async function keepListsOf(
  context: KeepContext,
  maker: ListMaker,
  marketplace: Marketplace,
): Promise<void> {
  const { kind } = maker;
  const stored = await listMeasuredDays(context, marketplace);
  const { toMake, toForget } = planLists(stored, await listLines(context, [kind], marketplace));
  await forget(context, kind, marketplace, toForget);
  for (const day of toMake) await makeList(context, maker, { kind, marketplace, day });
  if (toMake.length > 0 || toForget.length > 0) await dropForgotten(context, maker, marketplace);
}
