import type { Databases } from './plan-command.ts';

export function databasesOf({ cluster, database }: { cluster: string; database: string }): Databases {
  return { cluster, whole: database, shard: `${database}_shard` };
}
