import type { Compared } from '../../server/proofs/cluster/compare.ts';

const KB = 1000;

type Line = {
  name: string;
  sent: number;
  nodeMs: number;
  clusterMs: number;
  kilobytes: number;
  wrong: number;
};

/** A statement is sent with several parameters: the dearest of them stands for it. */
function toLine(name: string, compared: readonly Compared[]): Line {
  const most = (of: (one: Compared) => number) => Math.max(...compared.map(of));
  return {
    name,
    sent: compared.length,
    nodeMs: most(({ nodeMs }) => nodeMs),
    clusterMs: most(({ clusterMs }) => clusterMs),
    kilobytes: most(({ bytesMoved }) => bytesMoved) / KB,
    wrong: compared.filter(({ difference }) => difference !== '').length,
  };
}

/** What moved most stands first. */
export function writeFigures(compared: readonly Compared[]): string {
  const names = Map.groupBy(compared, ({ name }) => name);
  const lines = [...names].map(([name, of]) => toLine(name, of));
  const rows = lines
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
    .map(
      ({ name, sent, nodeMs, clusterMs, kilobytes, wrong }) =>
        `| ${name} | ${sent} | ${wrong === 0 ? 'yes' : `no (${wrong})`} | ${nodeMs.toFixed(0)} | ${clusterMs.toFixed(0)} | ${kilobytes.toFixed(0)} |`,
    );
  return [
    '| statement | sent | equal | node, ms | cluster, ms | moved, KB |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
