import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { placeOfPerformanceSecret, sealPerformanceSecret } from '../src/cabinets/keys/performance-key.ts';
import {
  openMarketplaceKey,
  placeOfMarketplaceKey,
  sealMarketplaceKey,
} from '../src/cabinets/marketplace-key.ts';
import { RETIRE_AFTER_MS, retireKeys, rotateKeys } from '../src/platform/secrets/rotation.ts';
import { loadSecrets, type Secrets, unseal } from '../src/platform/secrets/secrets.ts';
import { countByKid } from '../src/platform/secrets/stores.ts';
import { SEALED_COLUMNS } from '../src/sealed-columns.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet, makeUser } from '../test/builders/factories.ts';
import { startKeyReader } from '../test/processes/key-reader.ts';
import { type Figure, never, type Size } from './figure.ts';

const FLIPS = 1000;
const CABINETS = 20;
const READERS = 4;

type Sealed = { place: string; text: string };

function opens(secrets: Secrets, place: string, text: string): boolean {
  try {
    unseal(secrets, place, text);
    return true;
  } catch {
    return false;
  }
}

function flipBit(text: string): string {
  const place = randomInt(text.length);
  const letter = String.fromCodePoint(text.charCodeAt(place) ^ (1 << randomInt(8)));
  return text.slice(0, place) + letter + text.slice(place + 1);
}

/** Cabinets with both keys sealed; a marketplace key is the seller ID with zeros behind it. */
async function fill(app: TestApp): Promise<Sealed[]> {
  const owner = await makeUser(app);
  const all: Sealed[] = [];
  for (let n = 0; n < CABINETS; n += 1) {
    const sellerId = String(1_000_000 + n);
    const { id } = await makeCabinet(app, { owner, sellerId, apiKey: sellerId.padEnd(36, '0') });
    const performance = sealPerformanceSecret(app.context, sellerId, `secret-${sellerId}`);
    const { rows } = await sql<{ text: string }>`
      update cabinets set performance_sealed = ${performance} where id = ${id}
      returning key_sealed as text`.execute(app.context.db);
    all.push({ place: placeOfMarketplaceKey(sellerId), text: rows[0]?.text ?? '' });
    all.push({ place: placeOfPerformanceSecret(sellerId), text: performance });
  }
  return all;
}

function proveForgeries({ secrets }: { secrets: Secrets }, sealed: readonly Sealed[]): Figure[] {
  const closed = sealed.filter(({ place, text }) => !opens(secrets, place, text)).map(({ place }) => place);
  const flipped = Array.from({ length: FLIPS }, () => {
    const one = sealed[randomInt(sealed.length)] ?? { place: '', text: ' ' };
    return { place: one.place, text: flipBit(one.text) };
  }).filter(({ place, text }) => opens(secrets, place, text));
  const swaps = sealed.flatMap((to) =>
    sealed.filter((from) => from !== to).map((from) => ({ place: to.place, text: from.text })),
  );
  const swapped = swaps.filter(({ place, text }) => opens(secrets, place, text));
  const places = (found: readonly Sealed[]) => found.map(({ place }) => place);
  return [
    never('R16', 'sealed values that do not open in their own place', closed, String(sealed.length)),
    never('R16', 'values with one flipped bit that open', places(flipped), String(FLIPS)),
    never('R16', 'values of another cabinet or field that open', places(swapped), String(swaps.length)),
  ];
}

/** Servers read, one of them seals, and the keys are rotated twice and retired meanwhile. */
async function proveRotation(app: TestApp, reads: number): Promise<Figure[]> {
  const installation = { db: app.context.db, dataDir: app.context.env.DATA_DIR };
  const readers = await Promise.all(
    Array.from({ length: READERS }, () => startKeyReader(app, Math.ceil(reads / READERS))),
  );
  const now = new Date();
  let moved = 0;
  for (let round = 0; round < 2; round += 1) {
    moved += (await rotateKeys(installation, SEALED_COLUMNS, now)).moved;
    // This process has not looked at the file again: it seals with the first key of all.
    const late = sealMarketplaceKey(app.context, '1000000', '1000000'.padEnd(36, '0'));
    await sql`update cabinets set key_sealed = ${late} where seller_id = '1000000'`.execute(app.context.db);
  }
  const retirement = await retireKeys(
    installation,
    SEALED_COLUMNS,
    new Date(now.getTime() + RETIRE_AFTER_MS),
  );
  const ends = await Promise.all(readers.map((reader) => reader.stop()));
  const total = ends.reduce((sum, end) => sum + end.reads, 0);
  const failed = ends.reduce((sum, end) => sum + end.failed, 0);
  const seen = new Set(ends.flatMap((end) => end.kids)).size;
  const left = [...(await countByKid(app.context.db, SEALED_COLUMNS)).keys()];
  const retired = retirement.outcome === 'done' ? retirement.retired : [];
  const closed = await listClosed(app);
  return [
    {
      id: 'R16',
      figure: `failed reads of ${READERS} processes while the keys are rotated twice and retired`,
      required: `0 of ${reads}`,
      measured: `${failed} of ${total} (values of ${seen} keys were seen, ${moved} wrapped again)`,
      isKept: failed === 0 && total >= reads && seen > 1,
    },
    {
      id: 'R16',
      figure: 'after the retirement the values name the newest key alone, and the older two are gone',
      required: 'k3; k1, k2',
      measured: `${left.join(', ')}; ${retired.toSorted((a, b) => a.localeCompare(b)).join(', ')}`,
      isKept: left.join() === 'k3' && new Set(retired).size === 2,
    },
    never('R16', 'values that a new process cannot open afterwards', closed, String(CABINETS)),
  ];
}

async function listClosed({ context }: TestApp): Promise<string[]> {
  const secrets = await loadSecrets(context.env.DATA_DIR);
  const { rows } = await sql<{ seller_id: string; key_sealed: string }>`
    select seller_id, key_sealed from cabinets`.execute(context.db);
  return rows
    .filter((row) => {
      try {
        return openMarketplaceKey({ ...context, secrets }, row).apiKey !== row.seller_id.padEnd(36, '0');
      } catch {
        return true;
      }
    })
    .map((row) => row.seller_id);
}

/** R16: what is sealed opens in its place and nowhere else, and its keys can be changed under load. */
export async function prove(size: Size): Promise<Figure[]> {
  const app = await startTestApp();
  try {
    const sealed = await fill(app);
    const reads = size === 'small' ? 1000 : 10_000;
    return [...proveForgeries(app.context, sealed), ...(await proveRotation(app, reads))];
  } finally {
    await app.close();
  }
}
