import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { TimedContext } from '../platform/context.ts';
import type { CabinetRow } from './find-cabinet.ts';
import type { CabinetsTables } from './tables.ts';

/** Cabinets (or the one that is named) with a working key whose collector was never run or is due again: planning is a question to rows. */
export async function listDueCabinets(
  { db, clock }: TimedContext,
  collector: CollectorState['collector'],
  cabinetId?: number,
): Promise<CabinetRow[]> {
  const due = db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .leftJoin('collector_states', (join) =>
      join
        .onRef('collector_states.cabinet_id', '=', 'cabinets.id')
        .on('collector_states.collector', '=', collector),
    )
    .selectAll('cabinets')
    .where('cabinets.key_status', '=', 'valid')
    .where('cabinets.is_blocked', '=', false)
    .where((eb) =>
      eb.or([
        eb('collector_states.cabinet_id', 'is', null),
        eb('collector_states.next_try_at', '<=', clock.now()),
      ]),
    );
  return (cabinetId === undefined ? due : due.where('cabinets.id', '=', cabinetId)).execute();
}
