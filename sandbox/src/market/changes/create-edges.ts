import { mix } from '../chance.ts';

/** The moments at which something began or ended. */
export type Edges = {
  add(atMs: number): void;
  /** A number for all that happened by a moment; it is another one after each edge, also after one added late. */
  stampOf(atMs: number): number;
};

export function createEdges(): Edges {
  const moments: number[] = [];
  const serials: number[] = [];
  // Of all edges up to the one at the same place.
  const stamps: number[] = [];

  function countUpTo(atMs: number): number {
    let [low, high] = [0, moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((moments[middle] ?? 0) <= atMs) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    add(atMs) {
      const place = countUpTo(atMs);
      moments.splice(place, 0, atMs);
      serials.splice(place, 0, serials.length);
      for (let edge = place; edge < serials.length; edge += 1)
        stamps[edge] = mix(stamps[edge - 1] ?? 0, serials[edge] ?? 0);
    },
    stampOf: (atMs) => stamps[countUpTo(atMs) - 1] ?? 0,
  };
}
