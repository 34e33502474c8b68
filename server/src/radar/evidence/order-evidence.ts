import { addDays, type Day, daysBetween, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { EVIDENCE_BOUNDS, type orderEvidence as route } from '@vitrina/contract/radar/evidence.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { historyStart } from '../../cards/history-start.ts';
import { startExport } from '../../exports/start-export.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { SELLER_KEY } from '../piggy-backers/seller-key.ts';
import { EVIDENCE_FORM, type EvidenceOrder, REPORT_MAKER } from './content.ts';
import { EVIDENCE_EXPORT, type EvidenceRequest } from './make-evidence-export.ts';
import { firstNumber } from './read-content.ts';

type Input = z.output<(typeof route)['input']>;
type Card = {
  cardId: number;
  ownCardId: number | null;
  lookedAt: Date | null;
  cabinetName: string;
  sellerId: string;
  sellerName: string | null;
};

/** Everything that may change later is fixed now: the same rows then make the same bytes. */
export async function orderEvidence(
  context: Context,
  userId: number,
  input: Input,
): Promise<{ exportId: string }> {
  const { db, clock } = context;
  const { cabinetId, sku, to } = input;
  if (input.from > to) throw problem('request.invalid', { field: 'from', rule: 'order' });
  if (daysBetween(input.from, to) >= EVIDENCE_BOUNDS.days) throw problem('request.tooHeavy');
  const card = await findCard(db, input);
  const now = clock.now();
  const begin = historyStart(await getCabinetPlan(context, cabinetId), now);
  const from = firstDay(input, begin, now);
  const end = new Date(Math.min(startOfMoscowDay(addDays(to, 1)).getTime(), now.getTime()));
  const until = await findLastLook(db, card, end);
  if (until === null) throw problem('radarProduct.notFound');
  const order: EvidenceOrder = {
    form: EVIDENCE_FORM,
    product: manifest.version,
    reportMaker: REPORT_MAKER,
    madeAt: now.toISOString(),
    madeBy: await findName(db, userId),
    cabinet: { name: card.cabinetName, sellerId: card.sellerId, sellerName: card.sellerName },
    sku,
    period: { from, to },
    until: until.toISOString(),
    seller: await findSeller(db, input),
    leftOut: await listOwnCompanies(db, cabinetId),
    language: input.language,
  };
  const { cardId, ownCardId } = card;
  const request: EvidenceRequest = { order, begin: begin.toISOString(), cardId, ownCardId };
  return startExport(context, {
    userId,
    cabinetId,
    kind: EVIDENCE_EXPORT,
    request,
    name: `evidence_${sku}_${from}_${to}.zip`,
    format: 'zip',
    rowsTotal: await countSnapshots(db, card, { begin, until }),
  });
}

/** The first day of those that the plan shows; refuses days of which it shows none. */
function firstDay({ from, to }: Pick<Input, 'from' | 'to'>, begin: Date, now: Date): Day {
  if (startOfMoscowDay(addDays(to, 1)) <= begin || begin >= now)
    throw problem('searchHistory.outOfRange', { from: moscowDay(begin), to: moscowDay(now) });
  return startOfMoscowDay(from) < begin ? moscowDay(begin) : from;
}

/** What a pack has instead of rows. */
async function countSnapshots(
  db: Db,
  { cardId, ownCardId }: Card,
  { begin, until }: { begin: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from card_snapshots as snapshot
    where card_id in (${cardId}, ${ownCardId}) and at <= ${until}
      and number >= ${firstNumber(sql.ref('snapshot.card_id'), begin)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function findCard(db: Db, { cabinetId, sku }: Input): Promise<Card> {
  const { rows } = await sql<Card>`
    select product.card_id as "cardId", product.own_card_id as "ownCardId",
      coalesce((card.missed->>'offers')::timestamptz, card.looked_at) as "lookedAt",
      cabinet.name as "cabinetName", cabinet.seller_id as "sellerId", cabinet.seller_name as "sellerName"
    from radar_products as product
    join cabinets as cabinet on cabinet.id = product.cabinet_id
    join watched_cards as card on card.id = product.card_id
    where product.cabinet_id = ${cabinetId} and product.sku = ${sku} and product.is_own`.execute(db);
  const [card] = rows;
  if (card === undefined) throw problem('radarProduct.notFound');
  return card;
}

/** The last moment before the end of which it is known who was on the card; null: it was not looked at by then. */
async function findLastLook(db: Db, { cardId, lookedAt }: Card, end: Date): Promise<Date | null> {
  const first = await sql<{ at: Date | null }>`
    select min(at) as at from card_snapshots where card_id = ${cardId} and facts ? 'offers'`.execute(db);
  const begin = first.rows[0]?.at ?? null;
  if (lookedAt === null || begin === null || begin > end) return null;
  const next = await sql<{ from_at: Date | null }>`
    select from_at from card_snapshots where card_id = ${cardId} and facts ? 'offers' and at > ${end}
    order by number limit 1`.execute(db);
  // The offers changed at some time after the look before it.
  const [change] = next.rows;
  const known = change === undefined ? lookedAt : (change.from_at ?? begin);
  return new Date(Math.max(begin.getTime(), Math.min(end.getTime(), known.getTime())));
}

async function findSeller(db: Db, { cabinetId, sku, piggyBackerId }: Input): Promise<string | null> {
  if (piggyBackerId === null) return null;
  const { rows } = await sql<{ sellerKey: string }>`
    select ${SELLER_KEY} as "sellerKey" from piggy_backers as stay
    where stay.id = ${piggyBackerId} and stay.cabinet_id = ${cabinetId} and stay.sku = ${sku}`.execute(db);
  const [stay] = rows;
  if (stay === undefined) throw problem('piggyBacker.notFound');
  return stay.sellerKey;
}

async function listOwnCompanies(db: Db, cabinetId: number): Promise<string[]> {
  const { rows } = await sql<{ sellerKey: string }>`
    select seller_key as "sellerKey" from piggy_backer_statuses
    where cabinet_id = ${cabinetId} and status = 'mine' order by seller_key`.execute(db);
  return rows.map(({ sellerKey }) => sellerKey);
}

async function findName(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select full_name as name from users where id = ${userId}`.execute(db);
  return rows[0]?.name ?? '';
}
