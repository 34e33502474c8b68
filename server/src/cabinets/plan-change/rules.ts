type Owned = { id: number; created_at: Date };

/** product.md 4.7: the oldest cabinets stay, as many as the plan has; these are the others. */
export function overPlan(owned: readonly Owned[], maximum: number): number[] {
  return owned
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
    .slice(maximum)
    .map((cabinet) => cabinet.id);
}
