import type { Plan } from '@vitrina/contract/plans.ts';
import type { Kysely } from 'kysely';
import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { CardsTables } from '../tables.ts';

export type CardsDb = Kysely<CardsTables & CabinetsTables>;

/** Cards whose watchers may be others now, and those of them that are looked at at once. */
export type Touched = { cardIds: Set<number>; dueIds: Set<number> };

export type Watching = { db: CardsDb; cabinet: CabinetRow; plan: Plan; now: Date; touched: Touched };

/** Notes the cards of products; `isDue`: they are looked at at once. */
export function touch(
  { cardIds, dueIds }: Touched,
  products: readonly { card_id: number; own_card_id: number | null }[],
  { isDue }: { isDue: boolean },
): void {
  const ids = products.flatMap(({ card_id, own_card_id }) =>
    own_card_id === null ? [card_id] : [card_id, own_card_id],
  );
  for (const id of ids) {
    cardIds.add(id);
    if (isDue) dueIds.add(id);
  }
}
