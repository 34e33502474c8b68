import type { Span } from './slots.ts';

const byBeginning = (one: Span, other: Span) => one.from.getTime() - other.from.getTime();

/** From when given days of a plan are of use: on none of them is a plan as good there anyway. */
export function beginGrant(
  spans: readonly Span[],
  { planType, lengthMs }: { planType: number; lengthMs: number },
  at: Date,
): Date {
  let begins = at;
  for (const { from, to } of spans.filter((span) => span.planType >= planType).toSorted(byBeginning))
    if (from.getTime() < begins.getTime() + lengthMs && to > begins) begins = to;
  return begins;
}

/**
 * Given days that have not begun, behind whatever as good now stands in their place; only those that move. Of days that have
 * begun nothing is changed: they run.
 */
export function moveGrants<Grant extends Span>(
  slots: readonly Span[],
  grants: readonly Grant[],
  now: Date,
): Grant[] {
  const placed: Span[] = [...slots, ...grants.filter(({ from }) => from <= now)];
  const moved: Grant[] = [];
  // The better ones first: they do not wait for smaller ones, and those have to stand behind them.
  const waiting = grants
    .filter(({ from }) => from > now)
    .toSorted((one, other) => other.planType - one.planType || byBeginning(one, other));
  for (const grant of waiting) {
    const lengthMs = grant.to.getTime() - grant.from.getTime();
    const from = beginGrant(placed, { planType: grant.planType, lengthMs }, grant.from);
    const there = { ...grant, from, to: new Date(from.getTime() + lengthMs) };
    placed.push(there);
    if (from > grant.from) moved.push(there);
  }
  return moved;
}
