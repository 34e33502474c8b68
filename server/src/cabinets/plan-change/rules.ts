type Owned = { id: number; created_at: Date };

/** product.md 4.7: the oldest cabinets stay, as many as the plan has; these are the others. */
export function overPlan(owned: readonly Owned[], maximum: number): number[] {
  return owned
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
    .slice(maximum)
    .map((cabinet) => cabinet.id);
}

type Member = { userId: number; joinedAt: Date };

/** The owner stays, then those who joined first, as many as the plan has seats; these are the others. */
export function overSeats(members: readonly Member[], ownerId: number, maximum: number): number[] {
  return members
    .toSorted(
      (one, other) =>
        Number(other.userId === ownerId) - Number(one.userId === ownerId) ||
        one.joinedAt.getTime() - other.joinedAt.getTime() ||
        one.userId - other.userId,
    )
    .slice(maximum)
    .map(({ userId }) => userId);
}
