import { type RawBuilder, sql } from 'kysely';
import type { CardFacts } from '../../cards/facts.ts';
import type { CardsTables } from '../../cards/tables.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { listPictures } from './build-pack.ts';
import type { EvidenceChain, EvidenceContent, EvidenceOrder } from './content.ts';

export type EvidenceCards = { begin: string; cardId: number; ownCardId: number | null };

type Snapshot = {
  number: number;
  from_at: Date | null;
  at: Date;
  is_full: boolean;
  facts: CardFacts;
  hash: Buffer;
};

/** What a pack is made of, from the rows as they are stored. */
export async function readContent(
  db: Db,
  order: EvidenceOrder,
  { begin, cardId, ownCardId }: EvidenceCards,
): Promise<EvidenceContent> {
  const chains = [await readChain(db, order, { id: cardId, source: 'storefront', begin })];
  if (ownCardId !== null) chains.push(await readChain(db, order, { id: ownCardId, source: 'seller', begin }));
  return { order, chains, pictures: await readPictures(db, listPictures(chains)) };
}

/**
 * The whole snapshot of a card from which on everything is known since a moment, in SQL: the last whole one before it, else the
 * first of all.
 */
export function firstNumber(cardId: RawBuilder<unknown>, begin: Date | string): RawBuilder<number> {
  return sql`coalesce((select max(number) from card_snapshots
    where card_id = ${cardId} and is_full and at <= ${begin}), 0)`;
}

async function readChain(
  db: Db,
  { sku, until }: EvidenceOrder,
  { id, source, begin }: { id: number; source: EvidenceChain['source']; begin: string },
): Promise<EvidenceChain> {
  const { rows } = await sql<Snapshot>`
    select number, from_at, at, is_full, facts, hash from card_snapshots
    where card_id = ${id} and at <= ${until} and number >= ${firstNumber(sql`${id}`, begin)}
    order by number`.execute(db);
  const [first] = rows;
  const gaps = await sql<{ from_at: Date; to_at: Date; reason: string }>`
    select from_at, least(to_at, ${until}::timestamptz) as to_at, reason from card_gaps
    where card_id = ${id} and from_at < ${until} and to_at > ${first?.at ?? begin} order by from_at`.execute(
    db,
  );
  return {
    source,
    previousHash: first === undefined ? null : await readHashBefore(db, id, first.number),
    gaps: gaps.rows.map(({ from_at, to_at, reason }) => ({
      from: from_at.toISOString(),
      to: to_at.toISOString(),
      reason,
    })),
    snapshots: rows.map(({ number, from_at, at, is_full, facts, hash }) => ({
      sku,
      source,
      number,
      fromAt: from_at?.toISOString() ?? null,
      at: at.toISOString(),
      isFull: is_full,
      facts,
      hash: hash.toString('hex'),
    })),
  };
}

/** Of an older snapshot that is kept no longer nothing is known. */
async function readHashBefore(db: Db, cardId: number, number: number): Promise<string | null> {
  const row = await db
    .withTables<CardsTables>()
    .selectFrom('card_snapshots')
    .select('hash')
    .where('card_id', '=', cardId)
    .where('number', '=', number - 1)
    .executeTakeFirst();
  return row?.hash.toString('hex') ?? null;
}

async function readPictures(db: Db, hashes: readonly string[]): Promise<Map<string, Uint8Array>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .withTables<CardsTables>()
    .selectFrom('card_pictures')
    .select(['hash', 'thumbnail'])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, thumbnail }) => [hash, new Uint8Array(thumbnail)]));
}
