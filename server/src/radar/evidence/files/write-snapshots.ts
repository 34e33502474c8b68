import * as z from 'zod';
import { canonical } from '../../../cards/store/chain.ts';
import { EvidenceChain } from '../content.ts';

const SnapshotsFile = z.strictObject({ chains: z.array(EvidenceChain) });

/** JSON in the canonical spelling, a snapshot a line. */
export function writeSnapshots(chains: readonly EvidenceChain[]): string {
  const lines = chains.map(({ snapshots, ...rest }) => {
    const head = canonical(rest).slice(0, -1);
    return `${head},"snapshots":[\n${snapshots.map(canonical).join(',\n')}\n]}`;
  });
  return `{"chains":[\n${lines.join(',\n')}\n]}\n`;
}

/** Throws on what is no such file. */
export function readSnapshots(text: string): EvidenceChain[] {
  return SnapshotsFile.parse(JSON.parse(text)).chains;
}
