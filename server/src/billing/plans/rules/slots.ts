/** A span of a plan. `paid` is what was paid for all of it; `onDay` the day of the month that its ends return to. */
export type Slot = { planType: number; from: Date; to: Date; paid: number; onDay: number };
export type Slots = { current: Slot | null; next: Slot | null };

/** The dates decide: a next slot that has begun is the current one, and what has ended is gone. */
export function settleSlots(slots: readonly Slot[], now: Date): Slots {
  const left = slots
    .filter(({ to }) => to > now)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return {
    current: left.findLast(({ from }) => from <= now) ?? null,
    next: left.find(({ from }) => from > now) ?? null,
  };
}

export type Span = { planType: number; from: Date; to: Date };

/** The highest of what is in force at a moment: bought and given plans count alike. */
export function planTypeAt(spans: readonly Span[], at: Date): number {
  return Math.max(
    0,
    ...spans.filter(({ from, to }) => from <= at && to > at).map(({ planType }) => planType),
  );
}

/** Until when a plan at least as good is in force without a gap; the moment itself where none is. */
export function coveredUntil(spans: readonly Span[], planType: number, at: Date): Date {
  const better = spans
    .filter((span) => span.planType >= planType)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  let until = at;
  for (const { from, to } of better) if (from <= until && to > until) until = to;
  return until;
}
