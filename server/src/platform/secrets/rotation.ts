import type { Db } from '../postgres/database.ts';
import { createKey, readSecretsFile, type WrappingKey, writeSecretsFile } from './key-file.ts';
import { loadSecrets, READ_AGAIN_MS } from './secrets.ts';
import { countByKid, type Rewrapped, rewrapAll, type SealedColumn } from './stores.ts';

/** Twice the time after which every running server has looked: none seals with an older key any more. */
export const RETIRE_AFTER_MS = 2 * READ_AGAIN_MS;

type Installation = { db: Db; dataDir: string };

const numberOf = ({ kid }: WrappingKey) => Number(kid.slice(1));

/** Kids count up, so one above the active key's was prepared and has never sealed anything. */
function sortKeys(dataDir: string) {
  const content = readSecretsFile(dataDir);
  const [active, ...others] = content.wrappingKeys;
  const prepared = others.find((one) => numberOf(one) > numberOf(active));
  const older = others.filter((one) => one !== prepared);
  const fresh = (): WrappingKey => ({ kid: `k${numberOf(active) + 1}`, key: createKey() });
  return { content, active, prepared, older, fresh };
}

/** A key that can be read already and seals nothing yet, for machines whose files are copied by hand. */
export function prepareKey(dataDir: string): string {
  const { content, active, prepared, older, fresh } = sortKeys(dataDir);
  const next = prepared ?? fresh();
  writeSecretsFile(dataDir, { ...content, wrappingKeys: [active, next, ...older] });
  return next.kid;
}

/** Seals with a new key (the prepared one, if any) from now on and wraps all there is by it. */
export async function rotateKeys(
  { db, dataDir }: Installation,
  columns: readonly SealedColumn[],
  now: Date,
): Promise<Rewrapped & { kid: string }> {
  const { content, active, prepared, older, fresh } = sortKeys(dataDir);
  const next = prepared ?? fresh();
  writeSecretsFile(dataDir, { ...content, wrappingKeys: [next, active, ...older], activeSince: now });
  return { kid: next.kid, ...(await rewrapAll(db, await loadSecrets(dataDir), columns)) };
}

export type Retirement =
  | { outcome: 'tooEarly'; waitSeconds: number }
  | { outcome: 'done'; retired: string[]; kept: { kid: string; values: number }[] };

/** Forgets the older keys that nothing names any more. */
export async function retireKeys(
  { db, dataDir }: Installation,
  columns: readonly SealedColumn[],
  now: Date,
): Promise<Retirement> {
  const { content, active, prepared, older } = sortKeys(dataDir);
  if (older.length === 0) return { outcome: 'done', retired: [], kept: [] };
  const waitMs = (content.activeSince?.getTime() ?? 0) + RETIRE_AFTER_MS - now.getTime();
  if (waitMs > 0) return { outcome: 'tooEarly', waitSeconds: Math.ceil(waitMs / 1000) };
  // What was sealed by a server that had not looked again yet.
  await rewrapAll(db, await loadSecrets(dataDir), columns);
  const counts = await countByKid(db, columns);
  const kept = older.filter((one) => counts.has(one.kid));
  writeSecretsFile(dataDir, {
    ...content,
    wrappingKeys: [active, ...(prepared ? [prepared] : []), ...kept],
  });
  return {
    outcome: 'done',
    retired: older.filter((one) => !counts.has(one.kid)).map((one) => one.kid),
    kept: kept.map(({ kid }) => ({ kid, values: counts.get(kid) ?? 0 })),
  };
}

/** Access tokens of before are good for nothing once the servers are started again; browsers renew them by their cookie. */
export function changeTokenKey(dataDir: string): void {
  writeSecretsFile(dataDir, { ...readSecretsFile(dataDir), tokenKey: createKey() });
}
