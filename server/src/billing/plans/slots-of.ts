import { dayOfMonth } from '@vitrina/contract/billing/months.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Slot, Slots } from './rules/slots.ts';
import type { PlansTables } from './tables.ts';

export type PlansDb = Kysely<PlansTables>;

function toSlot(row: Selectable<PlansTables['tariffs']>): Slot {
  const { plan_type: planType, active_from: from, active_to: to, paid, on_day: onDay } = row;
  return { planType, from, to, paid, onDay: onDay ?? dayOfMonth(from) };
}

/** As they are stored: dates decide what they are now (`settleSlots`). */
export async function readSlots(db: PlansDb, userId: number): Promise<Slot[]> {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plan_type', '>', PLANS.none)
    .execute();
  return rows.map(toSlot);
}

/** Puts both slots in the place of what was there. The person's wallet must be locked. */
export async function writeSlots(db: PlansDb, userId: number, slots: Slots): Promise<void> {
  await db.deleteFrom('tariffs').where('user_id', '=', userId).execute();
  const rows = (['current', 'next'] as const).flatMap((slot) => {
    const { planType, from, to, paid, onDay } = slots[slot] ?? {};
    if (planType === undefined || from === undefined || to === undefined) return [];
    const span = { plan_type: planType, active_from: from, active_to: to };
    return [{ user_id: userId, slot, ...span, paid: paid ?? 0, on_day: onDay ?? null }];
  });
  if (rows.length > 0) await db.insertInto('tariffs').values(rows).execute();
}
