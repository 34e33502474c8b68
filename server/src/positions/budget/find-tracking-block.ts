import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { type Block, judgeBlock } from '../rules.ts';

/** What keeps a cabinet's tracking from being checked, whoever wants to check; undefined: nothing. */
export async function findTrackingBlock(
  context: Context,
  cabinet: CabinetRow | undefined,
): Promise<Block | undefined> {
  // product.md 4.7: a cabinet is blocked by a change of plan.
  if (cabinet?.is_blocked !== false) return { by: 'plan' };
  return judgeBlock(await getCabinetPlan(context, cabinet.id), cabinet.key_status);
}

/** The same as a refusal. */
export async function requireTracking(context: Context, cabinet: CabinetRow | undefined): Promise<void> {
  const block = await findTrackingBlock(context, cabinet);
  if (block?.by === 'plan') throw problem('plan.unavailable', { needed: 'beginnerExpert' });
  if (block) throw problem('cabinet.invalidKey', { reason: block.fault });
}
