import type { Context } from '../../platform/context.ts';
import { findCabinet } from '../find-cabinet.ts';

/** Takes a deleted cabinet's rows out of the column store; each tool knows its own and the application lists them. */
export type PurgeCabinet = (context: Context, cabinetId: number) => Promise<void>;

/** Once and again without harm: numbers of cabinets are never used twice. */
export async function purgeCabinet(
  context: Context,
  purgers: readonly PurgeCabinet[],
  cabinetId: number,
): Promise<void> {
  if (await findCabinet(context, cabinetId)) throw new Error(`Cabinet ${cabinetId} is still there.`);
  for (const purge of purgers) await purge(context, cabinetId);
  context.log.info({ event: 'cabinet.purged', cabinetId }, 'rows of a deleted cabinet purged');
}
