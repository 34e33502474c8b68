import { parseArgs } from 'node:util';
import { readEnv } from './platform/env.ts';
import { connectPostgres } from './platform/postgres/database.ts';
import { connectLocks } from './platform/postgres/locks.ts';
import { changeTokenKey, prepareKey, retireKeys, rotateKeys } from './platform/secrets/rotation.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

type Installation = Parameters<typeof rotateKeys>[0];

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function rotate(installation: Installation): Promise<void> {
  const { kid, moved, broken } = await rotateKeys(installation, SEALED_COLUMNS, new Date());
  console.log(`${kid} seals from now on. Wrapped again: ${moved}.`);
  for (const { table, column, id } of broken)
    refuse(`${table}.${column} of ${id} opens with no key: it has to be entered again.`);
}

async function retire(installation: Installation): Promise<void> {
  const retirement = await retireKeys(installation, SEALED_COLUMNS, new Date());
  if (retirement.outcome === 'tooEarly')
    return refuse(`Some server may still seal with an older key. In ${retirement.waitSeconds} s it is safe.`);
  console.log(`Retired: ${retirement.retired.join(', ') || 'nothing'}.`);
  for (const { kid, values } of retirement.kept) refuse(`${kid} stays: ${values} values name it.`);
}

async function change(installation: Installation, order: string | undefined): Promise<void> {
  if (order === 'retire') return retire(installation);
  if (order === undefined) return rotate(installation);
  if (order === 'prepare')
    return console.log(`${prepareKey(installation.dataDir)} can be read and seals nothing yet.`);
  changeTokenKey(installation.dataDir);
  console.log('Access tokens get a new signature. Start all servers again.');
}

// Beside running servers, which learn of new keys by themselves; docs/operations.md says when to run which.
try {
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { prepare: flag, retire: flag, token: flag } });
  const [order, ...more] = Object.keys(values);
  if (more.length > 0) throw new Error('One at a time: --prepare, --retire or --token.');
  const env = readEnv();
  const { db, close } = connectPostgres(env.DATABASE_URL, { maxConnections: 2 });
  const locks = connectLocks(env.DATABASE_URL);
  try {
    const installation = { db, dataDir: env.DATA_DIR };
    const isAlone = await locks.runAlone('rotate keys', () => change(installation, order));
    if (!isAlone) refuse('Somebody else is changing the keys right now.');
  } finally {
    await locks.close();
    await close();
  }
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
