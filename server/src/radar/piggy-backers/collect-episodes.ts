import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { type Episode, foldLooks } from './episodes/episodes.ts';
import { readLooks } from './read-looks.ts';
import { OFFER_KEY, SELLER_KEY } from './seller-key.ts';
import type { PiggyBackersTables } from './tables.ts';

type Due = { cabinetId: number; sku: number; cardId: number; ownCardId: number | null; lookedAt: Date };

/** So many cards between two looks at what is due. */
const CARDS_AT_ONCE = 500;

/**
 * Counts in the looks that came since the last time, on own cards of cabinets that follow other sellers. A look that
 * brought no offers (`missed`) has seen none.
 */
export async function collectEpisodes({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const { rows } = await sql<Due>`
    select product.cabinet_id as "cabinetId", product.sku, card.id as "cardId",
      product.own_card_id as "ownCardId", seen.at as "lookedAt"
    from radar_products as product
    join cabinets as cabinet on cabinet.id = product.cabinet_id
    join watched_cards as card on card.id = product.card_id
    cross join lateral (
      select coalesce((card.missed->>'offers')::timestamptz, card.looked_at) as at
    ) as seen
    left join piggy_backer_cards as done
      on done.cabinet_id = product.cabinet_id and done.sku = product.sku
    where product.is_own and cabinet.settings->>'trackPiggyBackers' = 'true' and not cabinet.is_blocked
      and card.facts ? 'offers' and seen.at is not null
      and (done.looked_at is null or done.looked_at < seen.at)
    order by done.looked_at nulls first
    limit ${CARDS_AT_ONCE}`.execute(db);
  for (const due of rows) {
    try {
      await collectCard(db, due);
    } catch (error) {
      log.warn({ cabinetId: due.cabinetId, sku: due.sku, err: error }, 'stays of other sellers not counted');
    }
  }
}

async function collectCard(db: Db, due: Due): Promise<void> {
  const { cabinetId, sku, lookedAt } = due;
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<PiggyBackersTables>();
    await tables
      .insertInto('piggy_backer_cards')
      .values({ cabinet_id: cabinetId, sku, looked_at: null, offers: '[]' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // The row is the lock: whoever comes second finds the looks counted in.
    const done = await tables
      .selectFrom('piggy_backer_cards')
      .select(['looked_at', 'offers'])
      .where('cabinet_id', '=', cabinetId)
      .where('sku', '=', sku)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (done.looked_at !== null && done.looked_at >= lookedAt) return;
    const before = done.looked_at && { at: done.looked_at, offers: done.offers };
    const { looks, offers } = await readLooks(trx, due, before, lookedAt);
    const at = done.looked_at?.getTime() ?? null;
    const { episodes } = foldLooks({ at, episodes: await readOpen(trx, due) }, looks);
    await storeEpisodes(trx, due, episodes);
    await keepStatuses(trx, due);
    await tables
      .updateTable('piggy_backer_cards')
      .set({ looked_at: lookedAt, offers: JSON.stringify(offers) })
      .where('cabinet_id', '=', cabinetId)
      .where('sku', '=', sku)
      .execute();
  });
}

async function readOpen(trx: Db, { cabinetId, sku }: Due): Promise<Episode[]> {
  const rows = await trx
    .withTables<PiggyBackersTables>()
    .selectFrom('piggy_backers')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('is_over', '=', false)
    .orderBy('first_seen_at')
    .orderBy('offer_sku')
    .execute();
  return rows.map((row) => ({
    offerSku: row.offer_sku,
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    firstSeenAt: row.first_seen_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    seenMs: row.seen_ms,
    awayMs: row.away_ms,
    isOnCard: row.is_on_card,
    isOver: row.is_over,
    firstKopecks: row.first_kopecks,
    kopecks: row.kopecks,
    lowestKopecks: row.lowest_kopecks,
    ownKopecks: row.own_kopecks,
    undercutKopecks: row.undercut_kopecks,
    deepestUndercutKopecks: row.deepest_undercut_kopecks,
  }));
}

/** A seller whom the storefront has begun to name stays what the cabinet called it before. */
async function keepStatuses(trx: Db, { cabinetId, sku }: Due): Promise<void> {
  await sql`
    insert into piggy_backer_statuses (cabinet_id, seller_key, status, set_by, set_at)
    select stay.cabinet_id, ${SELLER_KEY}, judged.status, judged.set_by, judged.set_at
    from piggy_backers as stay
    join piggy_backer_statuses as judged
      on judged.cabinet_id = stay.cabinet_id and judged.seller_key = ${OFFER_KEY}
    where stay.cabinet_id = ${cabinetId} and stay.sku = ${sku} and not stay.is_over and stay.seller_id is not null
    order by 2
    on conflict (cabinet_id, seller_key) do nothing`.execute(trx);
}

async function storeEpisodes(trx: Db, { cabinetId, sku }: Due, episodes: readonly Episode[]): Promise<void> {
  if (episodes.length === 0) return;
  await trx
    .withTables<PiggyBackersTables>()
    .insertInto('piggy_backers')
    .values(
      episodes.map((episode) => ({
        cabinet_id: cabinetId,
        sku,
        offer_sku: episode.offerSku,
        seller_id: episode.sellerId,
        seller_name: episode.sellerName,
        first_seen_at: new Date(episode.firstSeenAt),
        last_seen_at: new Date(episode.lastSeenAt),
        seen_ms: episode.seenMs,
        away_ms: episode.awayMs,
        is_on_card: episode.isOnCard,
        is_over: episode.isOver,
        first_kopecks: episode.firstKopecks,
        kopecks: episode.kopecks,
        lowest_kopecks: episode.lowestKopecks,
        own_kopecks: episode.ownKopecks,
        undercut_kopecks: episode.undercutKopecks,
        deepest_undercut_kopecks: episode.deepestUndercutKopecks,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('piggy_backers_once').doUpdateSet((eb) => ({
        seller_id: eb.ref('excluded.seller_id'),
        seller_name: eb.ref('excluded.seller_name'),
        last_seen_at: eb.ref('excluded.last_seen_at'),
        seen_ms: eb.ref('excluded.seen_ms'),
        away_ms: eb.ref('excluded.away_ms'),
        is_on_card: eb.ref('excluded.is_on_card'),
        is_over: eb.ref('excluded.is_over'),
        first_kopecks: eb.ref('excluded.first_kopecks'),
        kopecks: eb.ref('excluded.kopecks'),
        lowest_kopecks: eb.ref('excluded.lowest_kopecks'),
        own_kopecks: eb.ref('excluded.own_kopecks'),
        undercut_kopecks: eb.ref('excluded.undercut_kopecks'),
        deepest_undercut_kopecks: eb.ref('excluded.deepest_undercut_kopecks'),
      })),
    )
    .execute();
}
