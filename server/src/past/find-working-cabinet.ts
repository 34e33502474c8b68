import { type CabinetRow, findCabinet } from '../cabinets/find-cabinet.ts';
import type { DbContext } from '../platform/context.ts';

/** undefined: it is gone, and so is its past. One whose key does not work now may get another key: that is tried again. */
export async function findWorkingCabinet(
  context: DbContext,
  cabinetId: number,
): Promise<CabinetRow | undefined> {
  const cabinet = await findCabinet(context, cabinetId);
  if (cabinet !== undefined && cabinet.key_status !== 'valid')
    throw new Error(`The key of cabinet ${cabinetId} does not work: ${cabinet.key_status}`);
  return cabinet;
}
