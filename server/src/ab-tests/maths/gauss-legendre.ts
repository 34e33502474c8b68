/** Nodes and weights of the rule with eight nodes on −1 to 1, which is exact for polynomials of degree 15. */
const HALF = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const;
const RULE = [...HALF.map(([node, weight]) => [-node, weight] as const).toReversed(), ...HALF];

export const NODES_PER_PANEL = RULE.length;
export const NODES: readonly number[] = RULE.map(([node]) => node);
export const WEIGHTS: readonly number[] = RULE.map(([, weight]) => weight);

/** The polynomial that is 1 at one node and 0 at the others. */
function basis(index: number, at: number): number {
  const own = NODES[index] ?? 0;
  return NODES.reduce(
    (product, node, other) => (other === index ? product : (product * (at - node)) / (own - node)),
    1,
  );
}

function integrateBasis(index: number, until: number): number {
  const half = (until + 1) / 2;
  return RULE.reduce((sum, [node, weight]) => sum + weight * half * basis(index, half * (node + 1) - 1), 0);
}

/** `CUMULATIVE[i][m]`: what the value at node m adds to the integral from −1 to node i. */
export const CUMULATIVE: readonly (readonly number[])[] = NODES.map((until) =>
  NODES.map((_, index) => integrateBasis(index, until)),
);
