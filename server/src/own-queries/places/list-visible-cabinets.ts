import { rightsOf } from '@vitrina/contract/access.ts';
import { listMyCabinets } from '../../cabinets/list-my-cabinets.ts';
import type { DbContext } from '../../platform/context.ts';

/** Cabinets whose analytics a person may see: what is sold in them is theirs. */
export async function listVisibleCabinets(context: DbContext, userId: number): Promise<number[]> {
  const cabinets = await listMyCabinets(context, userId);
  return cabinets
    .filter(({ roles, isBlocked }) => !isBlocked && rightsOf(roles).has('view'))
    .map(({ id }) => id);
}
