import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { CabinetRow } from '../cabinets/find-cabinet.ts';
import type { CardFacts, Look } from '../cards/facts.ts';
import { parkCards, releaseCards } from '../cards/look/claim-cards.ts';
import { readOwnCards } from '../cards/read/read-own-cards.ts';
import { readStorefrontCard } from '../cards/read/read-storefront-card.ts';
import { storefrontParts } from '../cards/read/storefront-parts.ts';
import { storeLooks } from '../cards/store/store-looks.ts';
import { addProducts } from '../cards/watch/add-products.ts';
import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import { openVisits, type Visits } from '../integrations/storefront/open-visits.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import { movedClock } from '../platform/clock.ts';
import type { Context, DbContext } from '../platform/context.ts';
import { collectEpisodes } from '../radar/piggy-backers/collect-episodes.ts';
import { contextBy } from './context-at.ts';
import type { Filling, FillingParams } from './filling.ts';
import { findWorkingCabinet } from './find-working-cabinet.ts';
import { fillRules } from './radar-rules.ts';
import { waitForWorker } from './wait-for-worker.ts';

const DAYS = 28;
const OWN = 12;
const RIVALS = 12;
const RIVALS_A_QUERY = 4;
const PLACES = 40;
const MOSCOW = 213;
const PAGE_MS = 10_000;
const AT_ONCE = 4;
/**
 * While the past is filled in nobody else looks: a worker would look at the present, and what lies between would be a gap
 * for good. Whoever ends it and goes on days later finds it as it was.
 */
const LEASE_MS = 20 * DAY_MS;

const Best = z.object({ sku: z.int(), query: z.string() });
type Best = z.infer<typeof Best>;
type Owner = { cabinetId: number; ownerId: number };

/** Own products that buyers search for most, each with its largest query. */
async function listBest({ clickhouse }: Context, cabinetId: number): Promise<Best[]> {
  return clickhouse.rows(
    'list products to watch',
    `select sku, argMax(query, users) as query
    from (
      select sku, query, sum(search_users) as users
      from own_query_day where cabinet = {cabinet:UInt32} group by sku, query
    )
    group by sku order by sum(users) desc, sku limit {products:UInt8}`,
    { cabinet: cabinetId, products: OWN },
    Best,
  );
}

/** Who stands at the top of the shelves of some queries now, a few of each. */
async function listRivals(
  { env, send }: Context,
  queries: readonly string[],
  own: ReadonlySet<number>,
): Promise<number[]> {
  const storefront = createStorefront({ baseUrl: env.STOREFRONT_URL, send });
  const { signal } = new AbortController();
  const rivals = new Set<number>();
  for (const query of new Set(queries)) {
    if (rivals.size >= RIVALS) break;
    const shelf = { query, cityId: MOSCOW, skus: [], places: PLACES, keepsTiles: true, signal };
    const { tiles, failure } = await storefront.readShelf(shelf);
    if (failure) throw new Error(`A shelf with rivals did not come: ${failure.outcome}`);
    const others = tiles.map(({ sku }) => sku).filter((sku) => !own.has(sku) && !rivals.has(sku));
    for (const sku of others.slice(0, RIVALS_A_QUERY)) rivals.add(sku);
  }
  return [...rivals].slice(0, RIVALS);
}

type Card = {
  id: number;
  sku: number;
  cabinet_id: number | null;
  is_own: boolean;
  facts: CardFacts | null;
  looked_at: Date | null;
  next_look_at: Date;
};

async function listCards({ db }: DbContext, cabinetId: number): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select card.id, card.sku, card.cabinet_id, card.is_own, card.facts, card.looked_at, card.next_look_at
    from watched_cards as card
    where card.id in (select card_id from radar_products where cabinet_id = ${cabinetId}
      union select own_card_id from radar_products where cabinet_id = ${cabinetId})
    order by card.id`.execute(db);
  return rows;
}

const lease = (context: DbContext, cards: readonly { id: number }[]) =>
  parkCards(
    context,
    cards.map(({ id }) => ({ id, waitMs: LEASE_MS })),
  );

/** The worker collects them; before, nobody knows which products to watch. */
const waitForQueries = (context: Context, params: FillingParams) =>
  waitForWorker(context, params, {
    what: 'own queries',
    isThere: async () => (await listOwnQueryDays(context, params.cabinetId)).length > 0,
  });

/** Products that have been watched since then. Until they have their past no worker looks at them. */
async function watchSince(context: Context, { cabinetId, ownerId }: Owner, since: Date): Promise<void> {
  const known = await listCards(context, cabinetId);
  if (known.length > 0) return;
  const best = await listBest(context, cabinetId);
  const own = best.map(({ sku }) => sku);
  const queries = best.map(({ query }) => query);
  const skus = [...own, ...(await listRivals(context, queries, new Set(own)))];
  if (skus.length === 0) return;
  // Their rows are there, in somebody's hands and of no interest, before anybody could look.
  await sql`
    insert into watched_cards (sku, cabinet_id, next_look_at, every_seconds, taken_until)
    select sku, owner, ${since}, 3600, clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000})
    from unnest(${skus}::bigint[]) as wanted (sku), unnest(array[null, ${cabinetId}]::integer[]) as source (owner)
    where owner is null or sku = any(${own}::bigint[])
    on conflict do nothing`.execute(context.db);
  await addProducts(context, ownerId, { cabinetId, skus });
  await sql`
    update radar_products set added_at = ${since}, watching_since = ${since}
    where cabinet_id = ${cabinetId}`.execute(context.db);
  await sql`
    update watched_cards as card set next_look_at = ${since} from radar_products as product
    where product.cabinet_id = ${cabinetId} and card.looked_at is null
      and card.id in (product.card_id, product.own_card_id)`.execute(context.db);
}

type Round = { past: Context; visits: Visits; cabinet: CabinetRow; at: Date; signal: AbortSignal };

async function lookAtOwn({ past, cabinet, signal }: Round, cards: readonly Card[]) {
  const questions = cards.map(({ sku, facts, looked_at }) => ({ sku, known: facts, lookedAt: looked_at }));
  const looks = await readOwnCards(past, cabinet, questions, signal);
  return cards.flatMap(({ id, sku }): [number, Look][] => {
    const look = looks.get(sku);
    return look === undefined ? [] : [[id, look]];
  });
}

async function lookAtStorefront({ past, visits, at, signal }: Round, cards: readonly Card[]) {
  const waiting = [...cards];
  const looks: [number, Look][] = [];
  const work = async () => {
    for (let card = waiting.pop(); card !== undefined; card = waiting.pop()) {
      const { sku, is_own: isOwn, looked_at: lookedAt, facts: known } = card;
      const parts = storefrontParts({ sku, isOwn, lookedAt, now: at });
      const question = { sku, cityId: MOSCOW, known, lookedAt, parts, signal };
      looks.push([card.id, await readStorefrontCard(past, visits, question)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return looks;
}

/** What was due at a moment, looked at as it was then. What does not answer is looked at the next hour. */
async function lookThen(round: Round, cards: readonly Card[]): Promise<void> {
  const due = cards.filter(({ next_look_at }) => next_look_at <= round.at);
  const own = due.filter(({ cabinet_id }) => cabinet_id !== null);
  const others = due.filter(({ cabinet_id }) => cabinet_id === null);
  const looks = [
    ...(own.length === 0 ? [] : await lookAtOwn(round, own)),
    ...(await lookAtStorefront(round, others)),
  ];
  const seen = looks
    .filter(([, { outcome }]) => outcome !== 'failed')
    .map(([cardId, look]) => ({ cardId, look, at: round.at }));
  await storeLooks(round.past, seen, { keepsLease: true });
}

async function fillRadar(context: Context, params: FillingParams, days: number): Promise<void> {
  const { cabinetId, before, signal } = params;
  if (!(await waitForQueries(context, params))) return;
  const cabinet = await findWorkingCabinet(context, cabinetId);
  if (!cabinet) return;
  const since = new Date(before.getTime() - days * DAY_MS);
  await watchSince(context, { cabinetId, ownerId: cabinet.owner_id }, since);
  const clock = movedClock(since);
  const past = contextBy(context, clock);
  const visits = openVisits({ baseUrl: context.env.STOREFRONT_URL, send: past.send }, PAGE_MS);
  for (let atMs = since.getTime(); atMs < before.getTime(); atMs += HOUR_MS) {
    signal.throwIfAborted();
    const cards = await listCards(context, cabinetId);
    const at = new Date(atMs);
    if (cards.every(({ next_look_at }) => next_look_at > at)) continue;
    await lease(context, cards);
    clock.set(at);
    await lookThen({ past, visits, cabinet, at, signal }, cards);
  }
  await fillRules(context, { cabinetId, ownerId: cabinet.owner_id, since, before });
  await releaseCards(context, await listCards(context, cabinetId));
  await followSellers(context, cabinetId);
}

/** Other sellers on own cards, whom the looks have seen, unless somebody has chosen not to follow them. */
async function followSellers(context: Context, cabinetId: number): Promise<void> {
  await sql`update cabinets set settings = '{"trackPiggyBackers": true}'::jsonb || settings
    where id = ${cabinetId}`.execute(context.db);
  await collectEpisodes(context);
}

/**
 * Days of looks at own products and at those that stand beside them on shelves, in the order of time: each look is compared
 * with the one before, so they are there all at once or not at all. Then rules that were there meanwhile.
 */
export const radarOf = (days: number): Filling => ({
  subject: 'radar',
  days: 1,
  waits: 'beside',
  fill: (context, params) => fillRadar(context, params, days),
});

export const radarPast = radarOf(DAYS);
