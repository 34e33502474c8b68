import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { DbContext } from '../platform/context.ts';
import { listMyCabinets } from './list-my-cabinets.ts';

/** Those whose key somebody should change before anything is collected again. */
export async function listInvalidKeyCabinets(context: DbContext, userId: number): Promise<Cabinet[]> {
  return (await listMyCabinets(context, userId)).filter((cabinet) => !cabinet.isValid);
}
