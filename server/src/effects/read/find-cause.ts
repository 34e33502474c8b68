import { type Day, moscowDay } from '@vitrina/contract/dates.ts';
import type { EffectCause } from '@vitrina/contract/effects/effects.ts';
import { sql } from 'kysely';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import type { CardsTables } from '../../cards/tables.ts';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { NotesTables } from '../../products/notes/tables.ts';
import type { ProductsTables } from '../../products/tables.ts';

export type Cause = { sku: number; name: string; isOwn: boolean; from: Day; to: Day };

async function findMoment(
  context: TimedContext,
  cabinetId: number,
  cause: EffectCause,
): Promise<{ sku: number; from: Date; to: Date }> {
  const { db, clock } = context;
  if (cause.kind === 'note') {
    const note = await db
      .withTables<NotesTables>()
      .selectFrom('notes')
      .select(['sku', 'at as from', 'at as to'])
      .where('cabinet_id', '=', cabinetId)
      .where('id', '=', cause.noteId)
      .executeTakeFirst();
    if (!note) throw problem('note.notFound');
    return note;
  }
  const plan = await getCabinetPlan(context, cabinetId);
  const change = await db
    .withTables<CardsTables>()
    .selectFrom('radar_changes')
    .select(['sku', 'from_at as from', 'at as to'])
    .where('cabinet_id', '=', cabinetId)
    .where('id', '=', cause.changeId)
    .where('at', '>=', historyStart(plan, clock.now()))
    .executeTakeFirst();
  if (!change) throw problem('radarChange.notFound');
  return change;
}

/**
 * Of which product, and on which days: a change that was seen by a look came about since the look before. A change that is
 * older than the plan shows is not found.
 */
export async function findCause(
  context: TimedContext,
  cabinetId: number,
  cause: EffectCause,
): Promise<Cause> {
  const { sku, from, to } = await findMoment(context, cabinetId, cause);
  const own = await context.db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['name', sql<boolean>`not is_external`.as('isOwn')])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .executeTakeFirst();
  return {
    sku,
    name: own?.name ?? '',
    isOwn: own?.isOwn ?? false,
    from: moscowDay(from),
    to: moscowDay(to),
  };
}
