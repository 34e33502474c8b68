import { RadarChangeId, Sku } from '@vitrina/contract/ids.ts';
import type { RadarChangeDetails, getRadarChange as route } from '@vitrina/contract/radar/card.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { CardFacts } from '../../cards/facts.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { CardsTables } from '../../cards/tables.ts';
import type { DbContext, TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';

type Input = z.output<(typeof route)['input']>;
type Characteristics = NonNullable<CardFacts['characteristics']>;

/** As the snapshot holds them that the change was seen in. */
async function findCharacteristics(
  { db }: DbContext,
  { card_id, snapshot }: { card_id: number; snapshot: number },
): Promise<Characteristics | undefined> {
  const { rows } = await sql<{ all: Characteristics | null }>`
    select facts -> 'characteristics' as all from card_snapshots
    where card_id = ${card_id} and number = ${snapshot}`.execute(db);
  return rows[0]?.all ?? undefined;
}

/** One change in full. What is older than the plan shows is not found. */
export async function getChange(
  context: TimedContext,
  { cabinetId, changeId }: Input,
): Promise<RadarChangeDetails> {
  const plan = await getCabinetPlan(context, cabinetId);
  const row = await context.db
    .withTables<CardsTables>()
    .selectFrom('radar_changes')
    .selectAll()
    .where('id', '=', changeId)
    .where('cabinet_id', '=', cabinetId)
    .where('at', '>=', historyStart(plan, context.clock.now()))
    .executeTakeFirst();
  if (row === undefined) throw problem('radarChange.notFound');
  const { difference } = row;
  const all = difference.kind === 'characteristics' ? await findCharacteristics(context, row) : undefined;
  const changed = new Set(
    difference.kind === 'characteristics' ? difference.changed.map(({ name }) => name) : [],
  );
  return {
    id: RadarChangeId.parse(row.id),
    sku: Sku.parse(row.sku),
    isOwn: row.is_own,
    from: row.from_at.toISOString(),
    at: row.at.toISOString(),
    times: row.times,
    lastAt: row.last_at.toISOString(),
    isBack: row.is_back,
    importance: row.importance,
    difference,
    unchanged: all?.filter(({ name }) => !changed.has(name)) ?? null,
  };
}
