import { login } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { InputOf, OutputOf, Route } from '@vitrina/contract/route.ts';
import { setPlan } from '../src/billing/plans/set-plan.ts';
import { createStorefront } from '../src/integrations/storefront/create-storefront.ts';
import { makeReadyCounts } from '../src/my-requests/ready/make-ready-counts.ts';
import { keepNewestPlaces } from '../src/own-queries/places/keep-newest-places.ts';
import { contextAt } from '../src/past/context-at.ts';
import { listSlots } from '../src/past/list-slots.ts';
import { positionsPast } from '../src/past/positions.ts';
import { radarOf } from '../src/past/radar.ts';
import { checkPositions } from '../src/positions/checking/check-positions.ts';
import { storeObservations } from '../src/positions/checking/store-observations.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { restartChecks } from '../src/positions/schedule/restart-checks.ts';
import { makeRun } from '../src/product-card/runs/make-run.ts';
import { listSkus } from '../src/products/list-skus.ts';
import { syncProducts } from '../src/products/sync-products.ts';
import { loadHistory } from '../src/queries/load-history.ts';
import { keepListsOf } from '../src/queries/ready-lists/keep-lists.ts';
import { jumpLists } from '../src/sharp-jumps/ready/make-list.ts';
import { undervaluedList } from '../src/undervalued-queries/make-list.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { collectAll, openShop, type Shop } from '../test/builders/own-figures.ts';
import { playPastTest } from '../test/builders/play-past-test.ts';
import { openAdvertiser } from '../test/fakes/advertiser.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';
import type { Account } from './raw/advertising.ts';
import { addDays, asShown, moscowDayOf } from './raw/days.ts';
import { readFeedDays } from './raw/feed.ts';
import type { OzonKey } from './raw/ozon.ts';

export type Size = { queries: number; products: number; days: { ozon: number; wb: number; ym: number } };
export const SIZES = {
  /** A year and a fortnight: jumps look at the same weeks of last year. */
  full: { queries: 1000, products: 1000, days: { ozon: 385, wb: 60, ym: 30 } },
  small: { queries: 200, products: 300, days: { ozon: 57, wb: 15, ym: 8 } },
} as const satisfies Record<string, Size>;

/** A place that position check was told, and what really stood there then. */
export type TrackedPlace = { sku: number; query: string; city: number; at: Date };

export type Seller = {
  size: Size;
  cabinetId: number;
  sandbox: Sandbox;
  ozon: OzonKey;
  skus: readonly number[];
  tracked: readonly TrackedPlace[];
  /** The first of them were filled in as a past, the others were lived. */
  pastUntil: Date;
  now: Date;
  /** The product's answer to a signed-in seller. */
  ask<R extends Route>(route: R, input: InputOf<R>): Promise<OutputOf<R>>;
  /** What a worker does with an ordered card. */
  finishCard(runId: string): Promise<void>;
  advertiser: Account;
  close(): Promise<void>;
};

const START = '2026-11-21T09:00:00Z';
export const MOSCOW = 213;
const NOVOSIBIRSK = 65;
const KAZAN = 43;
const TRACKED_PRODUCTS = 3;
/** A day and a half of looks: some of yesterday, some of today, the last one now. */
const PLACES_AFTER_HOURS = [1, 9, 16, 4, 3];

async function moveOn(app: TestApp, sandbox: Sandbox, ms: number): Promise<void> {
  const { now } = await sandbox.clock({
    now: new Date(app.clock.now().getTime() + ms).toISOString(),
    speed: 0,
  });
  app.clock.set(now);
}

type Chosen = { sku: number; queries: string[] };

/** Products at the top of shelves, so that there is something to follow; in two cities. */
async function chooseTracked(sandbox: Sandbox, skus: readonly number[], day: string): Promise<Chosen[]> {
  const feed = await readFeedDays(sandbox.url, 'ozon', [day]);
  const texts = [...(feed.get(day)?.keys() ?? [])].slice(0, 150);
  const found: { sku: number; query: string }[] = [];
  for (const text of texts) {
    const { places } = (await sandbox.truth('search', { text, city: String(MOSCOW) })) as {
      places: { sku: number }[];
    };
    const own = places.find(({ sku }) => skus.includes(sku));
    if (own) found.push({ sku: own.sku, query: asShown(text) });
  }
  const bySku = [...Map.groupBy(found, ({ sku }) => sku)].toSorted(([, a], [, b]) => b.length - a.length);
  return bySku
    .slice(0, TRACKED_PRODUCTS)
    .map(([sku, lines]) => ({ sku, queries: lines.slice(0, 6).map(({ query }) => query) }));
}

/** More than a week, because screens compare with it. */
const PAST_DAYS = 8;
const PAST_QUERIES = 2;
const PLAN_DAYS = 365;

/** One product has been followed for longer, in a city of its own: what was there is filled in as a past. */
async function trackPast(app: TestApp, shop: Shop, { sku, queries }: Chosen): Promise<TrackedPlace[]> {
  const before = app.clock.now();
  const since = new Date(before.getTime() - PAST_DAYS * 24 * HOUR_MS);
  const { signal } = new AbortController();
  const then = contextAt(app.context, since);
  await setPlan(then, shop.owner.id, 'expert', PLAN_DAYS);
  await addEntry(then, { cabinetId: shop.id, sku, cityId: KAZAN, queries });
  await restartChecks(app.context, shop.id);
  await positionsPast.fill(app.context, { cabinetId: shop.id, before, from: 0, to: PAST_DAYS + 1, signal });
  const slotKey = { cabinetId: shop.id, tickOffset: 0 };
  const today = moscowDayOf(before);
  return Array.from({ length: PAST_DAYS + 1 }, (_, back) => addDays(today, back - PAST_DAYS))
    .flatMap((day) => listSlots(day, [{ slotKey }], { since, before }))
    .flatMap(({ at }) => queries.map((query) => ({ sku, query, city: KAZAN, at })));
}

async function track(app: TestApp, sandbox: Sandbox, shop: Shop): Promise<TrackedPlace[]> {
  const skus = await listSkus(app.context, shop.id);
  const chosen = await chooseTracked(sandbox, skus, addDays(moscowDayOf(app.clock.now()), -2));
  const cities = [MOSCOW, NOVOSIBIRSK];
  const [first] = chosen;
  if (!first) throw new Error('No product stands on a shelf, so there is nothing to follow.');
  const longest = { sku: first.sku, queries: first.queries.slice(0, PAST_QUERIES) };
  const looked = await trackPast(app, shop, longest);
  for (const { sku, queries } of chosen)
    for (const cityId of cities) await addEntry(app.context, { cabinetId: shop.id, sku, cityId, queries });
  for (const hours of PLACES_AFTER_HOURS) {
    await moveOn(app, sandbox, hours * HOUR_MS);
    const { STOREFRONT_URL } = app.context.env;
    const storefront = createStorefront({ baseUrl: STOREFRONT_URL, send: app.context.send });
    await checkPositions(app.context, storefront, shop.id, new AbortController().signal);
    await storeObservations(app.context);
    const at = app.clock.now();
    for (const { sku, queries } of chosen)
      for (const city of cities) looked.push(...queries.map((query) => ({ sku, query, city, at })));
    looked.push(...longest.queries.map((query) => ({ sku: longest.sku, query, city: KAZAN, at })));
  }
  return looked;
}

/** Cards have been looked at by the hour for so long. */
const WATCHED_DAYS = 4;

/** A session is shorter than a long comparison: who is no longer known signs in again. */
function signedIn(app: TestApp, { owner }: Shop): Seller['ask'] {
  let { token } = owner;
  return async (route, input) => {
    if ((await app.inject(getMyInfo, {}, token)).status === 401)
      token = (await app.call(login, { email: owner.email, password: owner.password })).accessToken;
    return app.call(route, input, token);
  };
}

/** The whole product before its sandbox, with everything collected that the search tools show. */
export async function openSeller(size: Size): Promise<Seller> {
  const sandbox = await startSandbox({ queries: size.queries, products: size.products });
  const { now } = await sandbox.clock({ now: START, speed: 0 });
  const app = await startTestApp({ now, env: sandbox.env });
  const close = async () => {
    await app.close();
    await sandbox.stop();
  };
  try {
    const shop = await openShop(app, sandbox);
    const pastUntil = app.clock.now();
    const tracked = await track(app, sandbox, shop);
    // Before anything is collected: its pictures change what buyers did.
    await playPastTest(app, sandbox, shop);
    for (const collector of ['ownQueries', 'ownAnalytics', 'ownAds'] as const)
      await collectAll(app, sandbox, shop, collector);
    await makeReadyCounts(app.context, shop.id);
    await keepNewestPlaces(app.context, shop.id);
    for (const marketplace of ['ozon', 'wb', 'ym'] as const) {
      await loadHistory(app.context, {
        marketplace,
        days: size.days[marketplace],
        onProgress: () => undefined,
      });
      // What the screens of the lists open with is made before.
      for (const maker of [undervaluedList, ...jumpLists]) await keepListsOf(app.context, maker, marketplace);
    }
    await syncProducts(app.context, shop.id);
    const { signal } = new AbortController();
    const watched = { cabinetId: shop.id, before: app.clock.now(), from: 0, to: 1, signal };
    await radarOf(WATCHED_DAYS).fill(app.context, watched);
    const { clientId, clientSecret } = await openAdvertiser(sandbox);
    const waitALittle = () => moveOn(app, sandbox, HOUR_MS / 240);
    const account = { sellerId: sandbox.sellerId, apiKey: await sandbox.keyOf('full') };
    return {
      size,
      cabinetId: shop.id,
      sandbox,
      ozon: { url: sandbox.url, ...account, waitALittle },
      skus: await listSkus(app.context, shop.id),
      tracked,
      pastUntil,
      now: app.clock.now(),
      ask: signedIn(app, shop),
      finishCard: (runId) => makeRun(app.context, runId),
      advertiser: { url: sandbox.url, clientId, clientSecret, waitALittle },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
