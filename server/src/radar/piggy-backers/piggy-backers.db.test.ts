import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import {
  listPiggyBackerNotices,
  listPiggyBackers,
  type PiggyBackerStatus,
  setPiggyBackerStatus,
} from '@vitrina/contract/radar/piggy-backers.ts';
import { listRadarProducts } from '@vitrina/contract/radar/products.ts';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { readNotifications } from '../../../test/builders/notifications.ts';
import {
  followSellers,
  makeOffer,
  makeOwnCard,
  type OwnCard,
  storeLook,
} from '../../../test/builders/own-card.ts';
import { refusal } from '../../../test/refusal.ts';
import { collectEpisodes } from './collect-episodes.ts';
import { decideNotices } from './notices/decide-notices.ts';
import { purgeStays } from './purge-stays.ts';

const SKU = 501;
/** Moscow's midnight. */
const START = new Date('2026-03-01T21:00:00Z');

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
let card: OwnCard;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(START);
  await sql`truncate watched_cards, radar_products cascade`.execute(app.context.db);
  await sql`delete from cabinets`.execute(app.context.db);
  cabinet = await makeCabinet(app);
  card = await makeOwnCard(app, cabinet.id, SKU);
  await followSellers(app, cabinet.id);
});
afterAll(() => app.close());

const at = (hour: number) => new Date(START.getTime() + hour * HOUR_MS);
const see = (hour: number, offers: CardOffer[] | null, of = card) =>
  storeLook(app, of.storefrontId, at(hour), offers && { offers });
const price = (hour: number, kopecks: number) => storeLook(app, card.sellerId, at(hour), { price: kopecks });
const collect = () => collectEpisodes(app.context);
const list = (by = cabinet.owner, cabinetId = cabinet.id) =>
  app.call(listPiggyBackers, { cabinetId, sku: SKU }, by.token);
const storedRows = async () => {
  const { rows } = await sql<object>`
    select sku, offer_sku, seller_id, first_seen_at, last_seen_at, seen_ms, away_ms, is_on_card, is_over, kopecks,
      lowest_kopecks, undercut_kopecks, deepest_undercut_kopecks
    from piggy_backers order by first_seen_at, offer_sku`.execute(app.context.db);
  return rows;
};

describe('stays', () => {
  it('come from looks, with times, prices, under-cuts and hours without gaps', async () => {
    await price(0, 100_000);
    await see(0, []);
    await see(1, [makeOffer(7, 95_000)]);
    await see(3, [makeOffer(7, 80_000)]);
    await see(4, null);
    await see(9, [makeOffer(7, 80_000)]);
    await collect();
    expect(await list()).toMatchObject({
      isTracked: true,
      isWatched: true,
      lookedAt: at(9).toISOString(),
      lockedBefore: null,
      piggyBackers: [
        {
          offerSku: 9007,
          sellerId: 7,
          sellerName: 'Продавец 7',
          firstSeenAt: at(1).toISOString(),
          lastSeenAt: at(9).toISOString(),
          isOnCard: true,
          isOver: false,
          hours: 2,
          firstKopecks: 95_000,
          kopecks: 80_000,
          lowestKopecks: 80_000,
          undercutKopecks: 20_000,
          ownKopecks: 100_000,
          status: 'new',
          statusBy: null,
        },
      ],
    });
  });

  it('are the same counted in by and by, at once, and by two workers', async () => {
    const days = [
      [],
      [makeOffer(7, 90_000)],
      [makeOffer(7, 90_000), makeOffer(8, null)],
      [makeOffer(8, 70_000)],
    ];
    await price(0, 100_000);
    for (let hour = 0; hour < 40; hour += 1) {
      await see(hour, hour % 11 === 10 ? null : (days[Math.floor(hour / 3) % days.length] ?? []));
      if (hour === 20) await price(hour, 85_000);
      if (hour % 7 === 0) await Promise.all([collect(), collect()]);
    }
    await collect();
    const byAndBy = await storedRows();
    await sql`truncate piggy_backers, piggy_backer_cards`.execute(app.context.db);
    await Promise.all([collect(), collect()]);
    expect(await storedRows()).toEqual(byAndBy);
    expect(byAndBy.length).toBeGreaterThan(1);
  });

  it('that were over longer ago than any plan shows are thrown away', async () => {
    await see(0, [makeOffer(7, 90_000)]);
    await see(1, [makeOffer(8, 90_000)]);
    await see(50, [makeOffer(8, 90_000)]);
    await collect();
    await purgeStays(app.context);
    expect(await storedRows()).toMatchObject([
      { seller_id: 7, is_over: true },
      { seller_id: 8, is_over: false },
    ]);
    app.clock.advance(366 * DAY_MS);
    await purgeStays(app.context);
    expect(await storedRows()).toMatchObject([{ seller_id: 8, is_over: false }]);
  });

  it('are not counted while the cabinet does not follow sellers, and are made good for later', async () => {
    await sql`update cabinets set settings = '{}'`.execute(app.context.db);
    await see(0, [makeOffer(7, 90_000)]);
    await collect();
    expect(await list()).toMatchObject({ isTracked: false, lookedAt: null, piggyBackers: [] });
    await see(5, []);
    await followSellers(app, cabinet.id);
    await collect();
    expect(await list()).toMatchObject({
      isTracked: true,
      piggyBackers: [{ isOnCard: false, hours: 0, firstKopecks: 90_000 }],
    });
  });

  it('that were over before the plan’s history are behind its limit', async () => {
    await see(0, [makeOffer(7, 90_000)]);
    await see(1, []);
    await see(50, []);
    await collect();
    app.clock.advance(366 * DAY_MS);
    const { piggyBackers, lockedBefore } = await list();
    expect(piggyBackers).toEqual([]);
    expect(lockedBefore).not.toBeNull();
  });

  it('do not count a look that brought no offers', async () => {
    await see(0, [makeOffer(7, 90_000)]);
    await see(2, [makeOffer(7, 90_000)]);
    const missed = JSON.stringify({ offers: at(2).toISOString() });
    await sql`update watched_cards set looked_at = ${at(6)}, missed = ${missed}::jsonb
      where id = ${card.storefrontId}`.execute(app.context.db);
    await collect();
    expect(await list()).toMatchObject({ lookedAt: at(2).toISOString(), piggyBackers: [{ hours: 2 }] });
  });
});

describe('statuses', () => {
  it('are of a seller on all cards of the cabinet, with the name of whoever set them', async () => {
    await see(0, [makeOffer(7, 90_000), makeOffer(8, 60_000)]);
    await collect();
    const { piggyBackers } = await list();
    const mine = piggyBackers.find(({ sellerId }) => sellerId === 8);
    const analyst = await makeMember(app, cabinet, ['analytics']);
    const change = (user: TestUser) =>
      app.inject(
        setPiggyBackerStatus,
        { cabinetId: cabinet.id, id: mine?.id ?? 0, status: 'mine' },
        user.token,
      );
    expect((await change(analyst)).status).toBe(200);
    expect((await list()).piggyBackers.find(({ sellerId }) => sellerId === 8)).toMatchObject({
      status: 'mine',
      statusBy: 'Анна Продавец',
      statusAt: START.toISOString(),
    });
    const { products } = await app.call(listRadarProducts, { cabinetId: cabinet.id }, analyst.token);
    expect(products.map((product) => product.piggyBackers)).toEqual([{ count: 1, lowestKopecks: 90_000 }]);
    const other = await makeCabinet(app);
    const stranger = { cabinetId: other.id, id: mine?.id ?? 0, status: 'mine' } as const;
    expect((await app.inject(setPiggyBackerStatus, stranger, other.owner.token)).body).toEqual(
      refusal('piggyBacker.notFound'),
    );
    const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
    expect((await change(reader)).status).toBe(403);
  });
});

const nameless = makeOffer(7, 90_000, { sellerId: null, sellerName: null });
async function setStatus(status: PiggyBackerStatus): Promise<void> {
  const [stay] = (await list()).piggyBackers;
  const change = { cabinetId: cabinet.id, id: stay?.id ?? 0, status };
  await app.call(setPiggyBackerStatus, change, cabinet.owner.token);
}

const decide = (context = app.context) => decideNotices(context);
const bell = async () =>
  (await readNotifications(app, cabinet.owner)).filter(({ kind }) => kind === 'piggyBackersToday');
const notices = async () =>
  (await app.call(listPiggyBackerNotices, { cabinetId: cabinet.id }, cabinet.owner.token)).notices;

describe('a seller whom the storefront begins to name', () => {
  test.each(['known', 'mine'] as const)('stays %s', async (status) => {
    await see(0, [nameless]);
    await collect();
    await setStatus(status);
    await see(1, [makeOffer(7, 90_000)]);
    await collect();
    expect((await list()).piggyBackers).toMatchObject([{ sellerId: 7, status }]);
    await setStatus('new');
    await see(2, [makeOffer(7, 80_000)]);
    await collect();
    expect((await list()).piggyBackers).toMatchObject([{ sellerId: 7, status: 'new' }]);
  });

  it('is no news, nor when it becomes one’s own later', async () => {
    await see(0, [nameless]);
    await collect();
    app.clock.set(at(9));
    await decide();
    await see(10, [makeOffer(7, 90_000)]);
    await collect();
    app.clock.set(at(24 + 9));
    await decide();
    await setStatus('mine');
    app.clock.set(at(48 + 9));
    await decide();
    expect(await notices()).toMatchObject([
      { outcome: 'unchanged', onCards: 0 },
      { outcome: 'unchanged', onCards: 1 },
      { outcome: 'sent', appeared: 1 },
    ]);
  });
});

describe('the daily notice', () => {
  it('comes at its hour, once a day, and only with news', async () => {
    await see(0, [makeOffer(7, 90_000)]);
    await collect();
    app.clock.set(at(8.9));
    await decide();
    expect([await bell(), await notices()]).toEqual([[], []]);
    app.clock.set(at(9));
    await decide();
    await decide();
    expect(await bell()).toEqual([
      {
        kind: 'piggyBackersToday',
        cabinetId: cabinet.id,
        day: '2026-03-02',
        appeared: 1,
        left: 0,
        changed: 0,
        onCards: 1,
        cards: [{ sku: SKU, title: String(SKU), sellers: 1, lowestKopecks: 90_000, undercutKopecks: null }],
        moreCards: 0,
      },
    ]);
    app.clock.set(at(24 + 9));
    await decide();
    expect(await bell()).toHaveLength(1);
    expect(await notices()).toMatchObject([
      { day: '2026-03-03', outcome: 'unchanged', recipient: null, onCards: 1 },
      { day: '2026-03-02', outcome: 'sent', recipient: 'Анна Продавец', appeared: 1, onCards: 1 },
    ]);
  });

  it('says of a sent one how its message and its letter ended', async () => {
    await see(0, [makeOffer(7, 90_000)]);
    await collect();
    app.clock.set(at(9));
    await decide();
    const [first] = await notices();
    expect(first?.deliveries).toMatchObject([{ channel: 'messenger', state: 'waiting', doneAt: null }]);
    await sql`update notification_deliveries set state = 'failed', reason = 'blocked', done_at = ${at(9)}`.execute(
      app.context.db,
    );
    expect((await notices())[0]?.deliveries).toEqual([
      { channel: 'messenger', state: 'failed', reason: 'blocked', doneAt: at(9).toISOString() },
    ]);
  });

  it('leaves out one’s own second company', async () => {
    await see(0, [makeOffer(8, 90_000)]);
    await collect();
    const [stay] = (await list()).piggyBackers;
    const own = { cabinetId: cabinet.id, id: stay?.id ?? 0, status: 'mine' } as const;
    await app.call(setPiggyBackerStatus, own, cabinet.owner.token);
    app.clock.set(at(10));
    await decide();
    expect([await bell(), await notices()]).toMatchObject([[], [{ outcome: 'unchanged', onCards: 0 }]]);
  });

  it('takes a card that is followed no more, and a seller that has become one’s own, for no news', async () => {
    const other = await makeOwnCard(app, cabinet.id, SKU + 1);
    await see(0, [makeOffer(7, 90_000), makeOffer(8, 90_000)]);
    await see(0, [makeOffer(9, 90_000)], other);
    await collect();
    app.clock.set(at(9));
    await decide();
    const stay = (await list()).piggyBackers.find(({ sellerId }) => sellerId === 8);
    const own = { cabinetId: cabinet.id, id: stay?.id ?? 0, status: 'mine' } as const;
    await app.call(setPiggyBackerStatus, own, cabinet.owner.token);
    await sql`delete from radar_products where sku = ${SKU + 1}`.execute(app.context.db);
    app.clock.set(at(24 + 9));
    await decide();
    expect(await notices()).toMatchObject([
      { outcome: 'unchanged', left: 0, onCards: 1 },
      { outcome: 'sent', appeared: 3, onCards: 3 },
    ]);
  });

  it('says who left once they have been away for a day', async () => {
    await see(0, [makeOffer(7, 90_000)]);
    await collect();
    app.clock.set(at(9));
    await decide();
    await see(20, []);
    await collect();
    app.clock.set(at(24 + 9));
    await decide();
    await see(45, []);
    await collect();
    app.clock.set(at(48 + 9));
    await decide();
    expect(await notices()).toMatchObject([
      { outcome: 'sent', left: 1, onCards: 0 },
      { outcome: 'unchanged', onCards: 1 },
      { outcome: 'sent', appeared: 1 },
    ]);
    expect(await bell()).toMatchObject([
      { left: 1, cards: [{ sellers: 0, lowestKopecks: null }] },
      { appeared: 1 },
    ]);
  });

  test.each([
    ['hour', () => followSellers(app, cabinet.id, 23)],
    ['switch', () => sql`update cabinets set settings = '{}'`.execute(app.context.db)],
    ['plan', () => sql`update cabinets set is_blocked = true`.execute(app.context.db)],
  ])('does not come against the %s', async (_name, turnOff) => {
    await see(0, [makeOffer(7, 90_000)]);
    await collect();
    await turnOff();
    app.clock.set(at(12));
    await decide();
    const { rows } = await sql`select from piggy_backer_notices`.execute(app.context.db);
    expect(rows).toEqual([]);
  });

  it('is there once after a kill at each of its statements, and with two workers', async () => {
    await see(0, [makeOffer(7, 90_000)]);
    await collect();
    app.clock.set(at(9));
    let kills = 0;
    for (let step = 1; step < 100; step += 1) {
      const killing = killAt(step);
      await decide({ ...app.context, db: app.context.db.withPlugin(killing.plugin) }).catch(() => undefined);
      if (!killing.isDone()) break;
      kills += 1;
      // Whatever it died at, all of it is there or nothing; a request may still meet the connection that is gone.
      await expect.poll(async () => (await bell()).length - (await notices()).length).toBe(0);
    }
    await Promise.all([decide(), decide(), decide()]);
    expect(kills).toBeGreaterThan(6);
    expect([await bell(), await notices()]).toMatchObject([[{ appeared: 1 }], [{ outcome: 'sent' }]]);
  });
});

/** Ends the connection in place of the statement with this number. */
function killAt(step: number): { plugin: KyselyPlugin; isDone(): boolean } {
  let statements = 0;
  const kill = sql`select pg_terminate_backend(pg_backend_pid())`.toOperationNode();
  return {
    isDone: () => statements >= step,
    plugin: {
      transformQuery: ({ node }) => {
        statements += 1;
        return statements === step ? kill : node;
      },
      transformResult: async ({ result }) => result,
    },
  };
}
