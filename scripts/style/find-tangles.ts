/** Sets of files that all reach each other by imports (strongly connected, Tarjan), the largest first. */
export function findTangles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const tangles: string[][] = [];

  const explore = (file: string): number => {
    order.set(file, order.size);
    open.push(file);
    let low = order.get(file) ?? 0;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, explore(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === order.get(file)) {
      const tangle = open.splice(open.indexOf(file));
      if (tangle.length > 1) tangles.push(tangle);
    }
    return low;
  };

  for (const file of graph.keys()) if (!order.has(file)) explore(file);
  return tangles.toSorted((a, b) => b.length - a.length);
}
