import { SPELLING_REASONS, type SpellingReason } from '@vitrina/contract/tools/spellings.ts';

/** An edge leads to a query that is searched more, so that no chain of them comes back. */
export type SpellingEdge = { means: number; reason: SpellingReason };
export type Edges = Map<number, SpellingEdge>;

/** Keeps the edge of the stronger reason, which comes first among them. */
export function addEdge(edges: Edges, queryId: number, edge: SpellingEdge): void {
  const known = edges.get(queryId);
  const isStronger =
    known !== undefined && SPELLING_REASONS.indexOf(known.reason) <= SPELLING_REASONS.indexOf(edge.reason);
  if (!isStronger) edges.set(queryId, edge);
}

/**
 * The query at the end of the chain, and why: another order of words is the reason only where nothing on the way is
 * misspelt.
 */
export function resolveEdge(edges: Edges, edge: SpellingEdge): SpellingEdge {
  const { means, reason } = edge;
  const next = edges.get(means);
  if (next === undefined) return edge;
  return resolveEdge(edges, { means: next.means, reason: reason === 'order' ? next.reason : reason });
}
