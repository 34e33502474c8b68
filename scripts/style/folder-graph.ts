/** Which folders import from which of their neighbours. A file that lies beside folders belongs to none of them. */
export function folderGraph(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    for (const target of targets) {
      const pair = neighbours(file, target);
      if (!pair) continue;
      for (const folder of pair) if (!graph.has(folder)) graph.set(folder, new Set());
      graph.get(pair[0])?.add(pair[1]);
    }
  }
  return new Map([...graph].map(([folder, targets]) => [folder, [...targets]]));
}

/** Where two paths part, if both go on in a folder. */
function neighbours(one: string, other: string): [string, string] | undefined {
  const [from, to] = [one.split('/'), other.split('/')];
  let depth = 0;
  while (from[depth] === to[depth] && depth < from.length) depth += 1;
  if (depth >= from.length - 1 || depth >= to.length - 1) return undefined;
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}
