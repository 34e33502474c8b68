/** What the marketplace reports of places of some depth: buyers who searched, and of these the ones who saw the product. */
export type SeenAtDepth = { depth: number; searchUsers: number; viewUsers: number };

/** The last place of each depth; whatever is further down is one more. */
export const DEPTHS = [10, 20, 50, 100, 300] as const;
export const DEEPEST = DEPTHS.length;
/** Fewer buyers say little about a depth. */
const LEAST_BUYERS = 500;

/** Whatever is further down than was read, or not found, is of the deepest. */
export function depthOf(place: number | 'deep' | 'notFound'): number {
  if (typeof place !== 'number') return DEEPEST;
  const depth = DEPTHS.findIndex((last) => place <= last);
  return depth === -1 ? DEEPEST : depth;
}

function shareSeen(seen: readonly SeenAtDepth[], depth: number): number | undefined {
  const one = seen.find((other) => other.depth === depth);
  if (one === undefined || one.searchUsers < LEAST_BUYERS) return undefined;
  return one.viewUsers / one.searchUsers;
}

/**
 * What a fall costs a day: the part of the buyers who no longer see the product, of what the query brings a day. As many
 * of them see it at a place as see the cabinet's products at places of that depth. null: it is not known how many.
 */
export function estimateFall(
  { before, after }: { before: number; after: number | 'deep' | 'notFound' },
  kopecksADay: number | null,
  seen: readonly SeenAtDepth[],
): number | null {
  if (kopecksADay === null) return null;
  const [depthBefore, depthAfter] = [depthOf(before), depthOf(after)];
  // Within one depth nothing says how many buyers fewer there are.
  if (depthBefore === depthAfter) return null;
  const seenBefore = shareSeen(seen, depthBefore);
  const seenAfter = shareSeen(seen, depthAfter);
  if (seenBefore === undefined || seenAfter === undefined || seenBefore === 0) return null;
  return -Math.round(kopecksADay * Math.max(0, 1 - seenAfter / seenBefore));
}

/** What a query brings grows and shrinks with its searches; null: it brought nothing yet, or nothing is known of it. */
export function estimateJump(
  { before, after }: { before: number; after: number },
  kopecksADay: number | null,
): number | null {
  if (kopecksADay === null || before === 0) return null;
  return Math.round(kopecksADay * (after / before - 1));
}

/** Who clicks more often buys more often: the same part more of what the product brings by search a day. */
export function estimateLift(lift: number | null, kopecksADay: number | null): number | null {
  return lift === null || kopecksADay === null ? null : Math.round(kopecksADay * lift);
}
