import { addDays, daysBetween } from '@vitrina/contract/dates.ts';
import { requireOwnPeriod, type Span } from '../own-queries/own-days.ts';
import type { TimedContext } from '../platform/context.ts';

/** Of equal length, right before. */
export function spanBefore({ from, to }: Span): Span {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** Refuses what the plan does not show; a span before that it does not reach is no comparison. */
export async function requirePeriod(
  context: TimedContext,
  { cabinetId, from, to }: Span & { cabinetId: number },
): Promise<{ visible: Span; previous: Span | null }> {
  const visible = await requireOwnPeriod(context, { cabinetId, from, to });
  const before = spanBefore({ from, to });
  return { visible, previous: before.from < visible.from ? null : before };
}
