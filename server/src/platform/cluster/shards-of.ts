import { CannotStart } from '../cannot-start.ts';

/** Of each shard the address of its node, or those of its replicas. */
export type ShardAddresses = readonly (string | readonly string[])[];

/**
 * A write that a majority has is on every replica while there are two. Of three, one may lack it and answer all the same: numbers
 * of new queries follow from what is read.
 */
const MOST_REPLICAS = 2;

export function shardsOf(addresses: ShardAddresses): readonly (readonly string[])[] {
  const shards = addresses.map((one) => (typeof one === 'string' ? [one] : one));
  if (shards.some((replicas) => replicas.length > MOST_REPLICAS))
    throw new CannotStart(`A shard has ${MOST_REPLICAS} replicas at most.`);
  return shards;
}

/** What a node calls itself in its `macros`. */
export type NodePlace = { address: string; shard: string; replica: string };

/** What is wrong with the addresses, where they and the nodes do not agree who is whose replica. */
export function findMisplaced(shards: readonly (readonly NodePlace[])[]): string | undefined {
  const seen = new Map<string, string>();
  for (const replicas of shards) {
    const [first] = replicas;
    for (const { address, shard, replica } of replicas) {
      if (first && shard !== first.shard)
        return `${address} is of shard ${shard} and ${first.address} of shard ${first.shard}: they are no replicas of each other.`;
      const same = replicas.find((other) => other.address !== address && other.replica === replica);
      if (same) return `${address} and ${same.address} both call themselves replica ${replica}.`;
    }
    const earlier = first && seen.get(first.shard);
    if (first && earlier !== undefined)
      return `${first.address} and ${earlier} are both of shard ${first.shard}: "|" stands between replicas.`;
    if (first) seen.set(first.shard, first.address);
  }
  return undefined;
}
