import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stopOrphan } from './postmaster.ts';

type Options = {
  /** Where the cluster lies. */
  data: string;
  /** The engine's folder among the person's own data. */
  dir: string;
  /** Whether that folder knows the cluster's password from an earlier start. */
  isKnown: boolean;
  log: (line: string) => void;
};

/**
 * A cluster that lies outside of its data folder stays behind when that one is deleted, and nobody knows its password
 * any more. It makes room for a new one; the last such cluster is kept beside it, in case the deletion was a mistake.
 */
export async function setAsideForgotten({ data, dir, isKnown, log }: Options): Promise<void> {
  const cluster = path.join(data, 'cluster');
  if (data === dir || isKnown || !existsSync(cluster)) return;
  await stopOrphan(cluster, log);
  const forgotten = `${cluster}.forgotten`;
  rmSync(forgotten, { recursive: true, force: true });
  renameSync(cluster, forgotten);
  log(`The PostgreSQL of a data folder that was deleted is set aside in ${forgotten}.`);
}
