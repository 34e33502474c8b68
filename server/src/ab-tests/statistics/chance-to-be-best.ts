import { CUMULATIVE, NODES, NODES_PER_PANEL, WEIGHTS } from '../maths/gauss-legendre.ts';

/** Clicks and views of a share, divided by the over-dispersion of its windows. */
export type Evidence = { clicks: number; views: number };
export type Standing = { chance: number; expectedLoss: number };

/** So many deviations to each side are integrated; with some data at all, less than 1e-9 of a density lies outside. */
const REACH = 12;

type Beta = { alpha: number; beta: number; mean: number; deviation: number };
type Grid = { nodes: number[]; halves: number[] };

function toBeta({ clicks, views }: Evidence): Beta {
  const [alpha, beta] = [1 + clicks, 1 + Math.max(0, views - clicks)];
  const sum = alpha + beta;
  const deviation = Math.sqrt((alpha * beta) / (sum * sum * (sum + 1)));
  return { alpha, beta, mean: alpha / sum, deviation };
}

/** Panels as wide as the densities that matter there need, and none much narrower than the narrowest of them. */
function createGrid(betas: readonly Beta[]): Grid {
  const least = Math.min(...betas.map(({ deviation }) => deviation)) / 2;
  const bounds = betas
    .flatMap(({ mean, deviation }) =>
      Array.from({ length: 2 * REACH + 1 }, (_, step) => mean + (step - REACH) * deviation),
    )
    .map((bound) => Math.min(1, Math.max(0, bound)))
    .toSorted((one, other) => one - other);
  const nodes: number[] = [];
  const halves: number[] = [];
  const [first = 0, last = 1] = [bounds[0], bounds.at(-1)];
  let from = first;
  for (const to of bounds) {
    if (to - from < least && to !== last) continue;
    const half = (to - from) / 2;
    if (half <= 0) continue;
    halves.push(half);
    for (const node of NODES) nodes.push(from + half * (node + 1));
    from = to;
  }
  return { nodes, halves };
}

/** The density at each node, up to a factor that the integral takes out again. */
function densities({ alpha, beta }: Beta, nodes: readonly number[]): Float64Array {
  const logs = Float64Array.from(nodes, (x) => (alpha - 1) * Math.log(x) + (beta - 1) * Math.log1p(-x));
  const top = logs.reduce((most, value) => Math.max(most, value), -Infinity);
  return logs.map((value) => Math.exp(value - top));
}

/** The distribution function at each node, and the density in the same scale. */
function integrate(density: Float64Array, halves: readonly number[]): { below: Float64Array; total: number } {
  const below = new Float64Array(density.length);
  let total = 0;
  for (const [panel, half] of halves.entries()) {
    const first = panel * NODES_PER_PANEL;
    let sum = 0;
    for (const [index, row] of CUMULATIVE.entries()) {
      const upTo = row.reduce((added, part, place) => added + part * (density[first + place] ?? 0), 0);
      below[first + index] = total + half * upTo;
      sum += (WEIGHTS[index] ?? 0) * (density[first + index] ?? 0);
    }
    total += half * sum;
  }
  return { below, total };
}

/**
 * The chance of each share to be the highest one, and what is lost on average by choosing it, by fixed nodes: the same
 * input gives the same digits.
 */
export function chancesToBeBest(evidence: readonly Evidence[]): Standing[] {
  const betas = evidence.map(toBeta);
  const { nodes, halves } = createGrid(betas);
  const curves = betas.map((beta) => {
    const density = densities(beta, nodes);
    const { below, total } = integrate(density, halves);
    return { density: density.map((value) => value / total), below: below.map((value) => value / total) };
  });
  const chances = curves.map(() => 0);
  let belowAll = 0;
  for (const node of nodes.keys()) {
    const weight = (WEIGHTS[node % NODES_PER_PANEL] ?? 0) * (halves[Math.floor(node / NODES_PER_PANEL)] ?? 0);
    belowAll += weight * curves.reduce((product, { below }) => product * (below[node] ?? 0), 1);
    for (const [index, { density }] of curves.entries()) {
      const others = curves.reduce(
        (product, { below }, other) => (other === index ? product : product * (below[node] ?? 0)),
        1,
      );
      chances[index] = (chances[index] ?? 0) + weight * (density[node] ?? 0) * others;
    }
  }
  const sum = chances.reduce((added, chance) => added + chance, 0);
  const end = Math.max(...betas.map(({ mean, deviation }) => Math.min(1, mean + REACH * deviation)));
  const expectedBest = end - belowAll;
  return betas.map(({ mean }, index) => ({
    // The last digits of a chance that is next to nothing may be below it.
    chance: Math.max(0, chances[index] ?? 0) / sum,
    expectedLoss: Math.max(0, expectedBest - mean),
  }));
}
