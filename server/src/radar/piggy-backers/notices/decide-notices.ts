import { type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS, MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { DEFAULT_SETTINGS } from '../../../cabinets/settings/settings.ts';
import { addNotification } from '../../../notifications/add-notification.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/postgres/database.ts';
import { listOnCards } from '../list-on-cards.ts';
import type { PiggyBackersTables } from '../tables.ts';
import { compareLists, hasChanges, hashList, type OnCard } from './compare-lists.ts';
import { writeEvent } from './write-event.ts';

type DecidingContext = Pick<Context, 'db' | 'clock' | 'log'>;

/** Decides of each cabinet whose hour has come today and has not been decided yet. */
export async function decideNotices(context: DecidingContext): Promise<void> {
  const { db, clock, log } = context;
  const now = clock.now();
  const day = moscowDay(now);
  const hour = Math.floor(((now.getTime() + MOSCOW_OFFSET_MS) / HOUR_MS) % 24);
  const { rows } = await sql<{ id: number }>`
    select cabinet.id from cabinets as cabinet
    where cabinet.settings->>'trackPiggyBackers' = 'true' and not cabinet.is_blocked
      and coalesce((cabinet.settings->>'piggyBackersHour')::integer, ${DEFAULT_SETTINGS.piggyBackersHour}) <= ${hour}
      and not exists (
        select from piggy_backer_notices as notice
        where notice.cabinet_id = cabinet.id and notice.day = ${day}
      )
    order by cabinet.id`.execute(db);
  for (const { id } of rows) {
    try {
      await decideNotice(context, id, { day, now });
    } catch (error) {
      log.warn({ cabinetId: id, err: error }, 'notice of other sellers not decided');
    }
  }
}

/** The decision, the list it was made by and the notification are one transaction: all of them are there, or none. */
async function decideNotice(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  { day, now }: { day: Day; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owner = await lockCabinet(trx, cabinetId);
    if (owner === undefined || (await isDecided(trx, cabinetId, day))) return;
    const list = await listOnCards(trx, cabinetId);
    const changes = compareLists(await readSent(trx, cabinetId), list);
    const isSent = hasChanges(changes);
    await trx
      .withTables<PiggyBackersTables>()
      .insertInto('piggy_backer_notices')
      .values({
        cabinet_id: cabinetId,
        day,
        decided_at: now,
        outcome: isSent ? 'sent' : 'unchanged',
        recipient_id: isSent ? owner : null,
        list: JSON.stringify(list),
        hash: hashList(list),
        appeared: changes.appeared.length,
        gone: changes.left.length,
        changed: changes.changed.length,
      })
      .execute();
    if (!isSent) return;
    await addNotification(trx, {
      userIds: [owner],
      cabinetId,
      event: writeEvent({ cabinetId, day, changes, list, titles: await readTitles(trx, cabinetId) }),
      at: now,
      onceKey: `piggyBackersToday:${cabinetId}:${day}`,
    });
  });
}

/** Whoever decides of a cabinet at the same time waits; undefined: it is gone. */
async function lockCabinet(trx: Db, cabinetId: number): Promise<number | undefined> {
  const { rows } = await sql<{ owner: number }>`
    select owner_id as owner from cabinets where id = ${cabinetId} for no key update`.execute(trx);
  return rows[0]?.owner;
}

async function isDecided(trx: Db, cabinetId: number, day: Day): Promise<boolean> {
  const row = await trx
    .withTables<PiggyBackersTables>()
    .selectFrom('piggy_backer_notices')
    .select('day')
    .where('cabinet_id', '=', cabinetId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * As the owner last had it: small moves of many days add up to one that is news. Without cards that are followed no more
 * and sellers that have become one's own: they have not left.
 */
async function readSent(trx: Db, cabinetId: number): Promise<OnCard[]> {
  const { rows } = await sql<OnCard>`
    select entry.* from (
      select list from piggy_backer_notices where cabinet_id = ${cabinetId} and outcome = 'sent'
      order by day desc limit 1
    ) as sent
    cross join lateral jsonb_to_recordset(sent.list) as entry (
      sku bigint, "sellerKey" text, "offerSku" bigint, "sellerName" text, kopecks bigint, "ownKopecks" bigint,
      "undercutKopecks" bigint
    )
    where exists (
      select from radar_products as product
      where product.cabinet_id = ${cabinetId} and product.sku = entry.sku and product.is_own
    ) and not exists (
      select from piggy_backer_statuses as judged
      where judged.cabinet_id = ${cabinetId} and judged.seller_key = entry."sellerKey" and judged.status = 'mine'
    )`.execute(trx);
  return rows;
}

async function readTitles(trx: Db, cabinetId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ sku: number; name: string }>`
    select product.sku, product.name from products as product
    where product.cabinet_id = ${cabinetId}
      and product.sku in (select sku from piggy_backer_cards where cabinet_id = ${cabinetId})`.execute(trx);
  return new Map(rows.map(({ sku, name }) => [sku, name]));
}
