import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { DbContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { presentCabinet } from './present-cabinet.ts';
import { readMyCabinets } from './read-my-cabinets.ts';

/** product.md 3.1: valid first. */
export async function listMyCabinets(context: DbContext, userId: number): Promise<Cabinet[]> {
  const cabinets = (await readMyCabinets(context, userId)).map(presentCabinet);
  return cabinets.toSorted((a, b) => Number(b.isValid) - Number(a.isValid));
}

export async function getMyCabinet(context: DbContext, userId: number, cabinetId: number): Promise<Cabinet> {
  const [row] = await readMyCabinets(context, userId, cabinetId);
  if (!row) throw problem('cabinet.notFound');
  return presentCabinet(row);
}
