// npm run rotate-keys -- [--prepare | --retire | --token] [--data ./data]: a new key for everything that is sealed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withEngines } from './with-engines.ts';

const command = path.join(import.meta.dirname, '../server/src/rotate-keys.ts');
const ORDERS = ['prepare', 'retire', 'token'] as const;

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { prepare: flag, retire: flag, token: flag, data: { type: 'string', default: './data' } },
  });
  const data = path.resolve(values.data);
  return {
    data,
    keys: process.env['DATA_DIR'] ?? data,
    orders: ORDERS.filter((name) => values[name]).map((name) => `--${name}`),
  };
}

try {
  const { data, keys, orders } = readArguments();
  if (!existsSync(path.join(keys, 'secrets.json')))
    throw new Error(`${keys} has no secrets.json: name the product's folder by --data.`);
  process.exitCode = await withEngines(data, async (urls) => {
    const env = { ...process.env, ...urls, DATA_DIR: keys };
    return spawnSync(process.execPath, [command, ...orders], { env, stdio: 'inherit' }).status ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
