import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { openMarketplaceKey } from '../../src/cabinets/marketplace-key.ts';
import { readEnv } from '../../src/platform/env.ts';
import { send } from '../../src/platform/outbound/send.ts';
import { connectPostgres } from '../../src/platform/postgres/database.ts';
import { loadSecrets } from '../../src/platform/secrets/secrets.ts';

// A server that opens keys of cabinets over and over, at least READS times and until its input is closed. Every
// cabinet's key in this test is made of its seller ID.
const env = readEnv();
const least = Number(process.env['READS']);
const secrets = await loadSecrets(env.DATA_DIR);
const { db, close } = connectPostgres(env.DATABASE_URL, { maxConnections: 1 });
const input = process.stdin.resume();

type Row = { id: number; seller_id: string; key_sealed: string };

let reads = 0;
let failed = 0;
const kids = new Set<string>();
console.log('reading');
while (reads < least || !input.readableEnded) {
  const { rows } = await sql<Row>`select id, seller_id, key_sealed from cabinets order by random()`.execute(
    db,
  );
  for (const row of rows) {
    reads += 1;
    kids.add(row.key_sealed.split('.')[1] ?? '');
    try {
      const { apiKey } = openMarketplaceKey({ secrets, env, send }, row);
      if (apiKey !== row.seller_id.padEnd(36, '0')) failed += 1;
    } catch {
      failed += 1;
    }
  }
  await setImmediate();
}
console.log(JSON.stringify({ reads, failed, kids: [...kids].toSorted((a, b) => a.localeCompare(b)) }));
await close();
