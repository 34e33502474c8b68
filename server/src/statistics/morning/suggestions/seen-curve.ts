import { DEPTHS, type SeenAtDepth } from '../../changes/estimate-effect.ts';

/** Fewer buyers say little about a depth. */
const LEAST_BUYERS = 500;

type Point = { at: number; share: number; weight: number };

/** Where a depth stands for: the middle of its places as they are looked through, which is by their logarithm. */
function middleOf(depth: number): number | undefined {
  const last = DEPTHS[depth];
  const first = (DEPTHS[depth - 1] ?? 0) + 1;
  return last === undefined ? undefined : (Math.log(first) + Math.log(last)) / 2;
}

/** Further down a product is not seen by more: neighbours that say so are one, by how many buyers each of them has. */
function fallingOnly(points: readonly Point[]): { at: number; share: number }[] {
  const pools: { share: number; weight: number; ats: number[] }[] = [];
  for (const { at, share, weight } of points) {
    let pool = { share, weight, ats: [at] };
    for (let last = pools.at(-1); last !== undefined && last.share < pool.share; last = pools.at(-1)) {
      pools.pop();
      const both = last.weight + pool.weight;
      pool = {
        share: (last.share * last.weight + pool.share * pool.weight) / both,
        weight: both,
        ats: [...last.ats, ...pool.ats],
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ share, ats }) => ats.map((at) => ({ at, share })));
}

export type SeenCurve = (place: number | null) => number | null;

/**
 * The part of those who search that see a product at a place, by what the cabinet's own products had at each depth.
 * null: nothing is known of such places. A place of null is below everything that was read.
 */
export function drawSeenCurve(seen: readonly SeenAtDepth[]): SeenCurve {
  const known = seen.filter(({ searchUsers }) => searchUsers >= LEAST_BUYERS);
  const points = known
    .toSorted((one, other) => one.depth - other.depth)
    .flatMap(({ depth, searchUsers, viewUsers }): Point[] => {
      const at = middleOf(depth);
      return at === undefined ? [] : [{ at, share: viewUsers / searchUsers, weight: searchUsers }];
    });
  const curve = fallingOnly(points);
  const deepest = known.find(({ depth }) => depth === DEPTHS.length);
  const hasFirst = known.some(({ depth }) => depth === 0);
  return (place) => {
    const bottom = deepest === undefined ? null : deepest.viewUsers / deepest.searchUsers;
    if (place === null || place > (DEPTHS.at(-1) ?? 0))
      return bottom === null ? null : Math.min(bottom, curve.at(-1)?.share ?? bottom);
    const at = Math.log(Math.max(1, place));
    const next = curve.findIndex((point) => point.at >= at);
    const [above, below] = [curve[next - 1], curve[next]];
    // Above the middle of the first ten nothing says how many more see it.
    if (next === 0) return hasFirst ? (below?.share ?? null) : null;
    if (below === undefined || above === undefined) return null;
    return above.share + ((below.share - above.share) * (at - above.at)) / (below.at - above.at);
  };
}
