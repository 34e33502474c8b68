import { Sku } from '@vitrina/contract/ids.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import { sql } from 'kysely';
import type { CardFacts } from '../../src/cards/facts.ts';
import { canonical, nextHash } from '../../src/cards/store/chain.ts';
import type { CardsTables } from '../../src/cards/tables.ts';
import type { TestApp } from '../app.ts';

export type OwnCard = {
  cabinetId: number;
  sku: number;
  /** As buyers see it, and as the seller's own methods have it. */
  storefrontId: number;
  sellerId: number;
};

/** An own product of a cabinet on the radar, not looked at yet. */
export async function makeOwnCard(app: TestApp, cabinetId: number, sku: number): Promise<OwnCard> {
  const db = app.context.db.withTables<CardsTables>();
  const now = app.clock.now();
  const rest = { sku, watchers: 1, next_look_at: now, every_seconds: 3600 };
  const [storefrontId = 0, sellerId = 0] = await Promise.all(
    [null, cabinetId].map(async (cabinet_id) => {
      const row = { ...rest, cabinet_id, facts: null, chain_hash: null, looked_at: null, changed_at: null };
      const { id } = await db
        .insertInto('watched_cards')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),
  );
  await db
    .insertInto('radar_products')
    .values({
      cabinet_id: cabinetId,
      sku,
      is_own: true,
      added_by: null,
      added_at: now,
      watching_since: now,
      tag_id: null,
      resting_since: null,
      card_id: storefrontId,
      own_card_id: sellerId,
    })
    .execute();
  return { cabinetId, sku, storefrontId, sellerId };
}

/** Stores one look as it is stored: only what changed, with its hash; null: it had no answer. */
export async function storeLook(
  app: TestApp,
  cardId: number,
  at: Date,
  facts: CardFacts | null,
): Promise<void> {
  const db = app.context.db.withTables<CardsTables>();
  const card = await db
    .selectFrom('watched_cards')
    .select(['sku', 'cabinet_id', 'facts', 'looked_at', 'failing_since', 'snapshots_count', 'chain_hash'])
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  const update = db.updateTable('watched_cards').where('id', '=', cardId);
  if (facts === null) {
    await update.set({ failing_since: card.failing_since ?? at }).execute();
    return;
  }
  if (card.failing_since !== null && card.looked_at !== null)
    await db
      .insertInto('card_gaps')
      .values({ card_id: cardId, from_at: card.looked_at, to_at: at, reason: 'blocked' })
      .execute();
  const known: CardFacts = card.facts ?? {};
  const changed: CardFacts = Object.fromEntries(
    Object.entries(facts).filter(
      ([key, value]) => canonical(value) !== canonical(known[key as keyof CardFacts]),
    ),
  );
  let chain = {};
  if (Object.keys(changed).length > 0) {
    const number = card.snapshots_count + 1;
    const hash = nextHash(card.chain_hash, {
      sku: card.sku,
      source: card.cabinet_id === null ? 'storefront' : 'seller',
      number,
      fromAt: card.looked_at?.toISOString() ?? null,
      at: at.toISOString(),
      isFull: number === 1,
      facts: changed,
    });
    const row = { card_id: cardId, number, from_at: card.looked_at, at, is_full: number === 1, hash };
    await db
      .insertInto('card_snapshots')
      .values({ ...row, facts: JSON.stringify(changed) })
      .execute();
    chain = { snapshots_count: number, chain_hash: hash, changed_at: at };
  }
  await update
    .set({ ...chain, facts: JSON.stringify({ ...known, ...facts }), looked_at: at, failing_since: null })
    .execute();
}

export function makeOffer(
  sellerId: number,
  priceKopecks: number | null,
  rest: Partial<CardOffer> = {},
): CardOffer {
  return {
    sku: Sku.parse(9000 + sellerId),
    sellerId,
    sellerName: `Продавец ${sellerId}`,
    priceKopecks,
    ...rest,
  };
}

/** The cabinet follows other sellers, with its notice at a Moscow hour. */
export async function followSellers(app: TestApp, cabinetId: number, hour = 9): Promise<void> {
  const settings = JSON.stringify({ trackPiggyBackers: true, piggyBackersHour: hour });
  await sql`update cabinets set settings = ${settings}::jsonb where id = ${cabinetId}`.execute(
    app.context.db,
  );
}

/** A seller on an own card that is looked at once, with a status and a decision of its day. */
export async function makePiggyBacker(
  app: TestApp,
  cabinetId: number,
  { sku, sellerName }: { sku: number; sellerName: string },
): Promise<{ id: number; sku: number }> {
  const at = app.clock.now();
  const card = await makeOwnCard(app, cabinetId, sku);
  await storeLook(app, card.sellerId, at, { title: sellerName, price: 100_000 });
  await storeLook(app, card.storefrontId, at, { offers: [makeOffer(7, 90_000, { sellerName })] });
  await sql`insert into piggy_backer_cards values (${cabinetId}, ${sku}, ${at}, '[]')`.execute(
    app.context.db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into piggy_backers (cabinet_id, sku, offer_sku, seller_id, seller_name, first_seen_at, last_seen_at,
      seen_ms, away_ms, is_on_card, is_over, kopecks)
    values (${cabinetId}, ${sku}, 9007, 7, ${sellerName}, ${at}, ${at}, 0, 0, true, false, 90000)
    returning id`.execute(app.context.db);
  await sql`
    insert into piggy_backer_statuses values (${cabinetId}, 'seller:7', 'known', null, ${at})
    on conflict do nothing`.execute(app.context.db);
  await sql`
    insert into piggy_backer_notices values
      (${cabinetId}, '2026-03-01', ${at}, 'unchanged', null, '[]', '\\x00', ${sku % 100_000}, 0, 0)
    on conflict do nothing`.execute(app.context.db);
  return { id: rows[0]?.id ?? 0, sku };
}
