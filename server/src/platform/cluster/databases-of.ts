import type { Databases } from './plan-command.ts';

/** `isReplicated`: each shard may have two nodes, whose tables replicate each other. */
export type ClusterNames = { cluster: string; database: string; isReplicated?: boolean };

export function databasesOf({ cluster, database, isReplicated = false }: ClusterNames): Databases {
  return { cluster, whole: database, shard: `${database}_shard`, isReplicated };
}
