import { CabinetId, RadarChangeId, Sku, TagId } from '@vitrina/contract/ids.ts';
import {
  acknowledgeRadarChanges,
  listRadarChanges,
  markRadarSeen,
  type RadarFilter,
} from '@vitrina/contract/radar/changes.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { addChange, watchProduct } from '../../../test/builders/radar.ts';
import { thingsOf } from '../../../test/every-route-things.ts';
import { refusal } from '../../../test/refusal.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';

let app: TestApp;
let cabinet: { id: CabinetId; owner: TestUser };
let product: { sku: number; cardId: number; cabinetId: number };
let skus = 7000;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-02T09:00:00Z') });
});
beforeEach(async () => {
  const { id, owner } = await makeCabinet(app);
  cabinet = { id: CabinetId.parse(id), owner };
  const put = await watchProduct(app, id, { sku: (skus += 1), facts: { title: 'Термос стальной' } });
  product = { ...put, cabinetId: id };
});
afterAll(() => app.close());

const daysAgo = (days: number, hours = 0) =>
  new Date(app.clock.now().getTime() - (days * 24 + hours) * 3_600_000);

type Rest = Partial<Omit<InputOf<typeof listRadarChanges>, 'cabinetId' | 'filter'>>;
const look = (filter: Partial<RadarFilter> = {}, rest: Rest = {}, token = cabinet.owner.token) =>
  app.call(listRadarChanges, { cabinetId: cabinet.id, filter, ...rest }, token);
const idsOf = ({ changes }: { changes: { id: number }[] }) => changes.map(({ id }) => id);

describe('the feed', () => {
  it('begins with the newest, and calls a product as buyers know it', async () => {
    const older = await addChange(app, product, { at: daysAgo(2) });
    const newer = await addChange(app, product, { at: daysAgo(1) });
    const feed = await look();
    expect(idsOf(feed)).toEqual([newer, older]);
    expect(feed.changes[0]).toMatchObject({ name: 'Термос стальной', sku: product.sku, isUnseen: true });
    expect(feed).toMatchObject({
      total: 2,
      unseen: 2,
      lockedBefore: null,
      watch: { products: 1, waiting: 0 },
    });
  });

  it('calls an own product as the cabinet does', async () => {
    const things = thingsOf(app, cabinet.id, cabinet.owner.id, 'Чайник');
    const sku = await things.product();
    const put = await watchProduct(app, cabinet.id, { sku, isOwn: true });
    await addChange(app, { ...put, cabinetId: cabinet.id }, { isOwn: true });
    expect((await look()).changes[0]).toMatchObject({ name: 'Чайник', isOwn: true });
  });

  it('is that of one cabinet', async () => {
    const other = await makeCabinet(app);
    await addChange(app, { ...product, cabinetId: other.id });
    expect(await look()).toMatchObject({ changes: [], total: 0, unseen: 0 });
  });

  it('narrows by kind, importance, whose it is, product, tag and what is acknowledged', async () => {
    const things = thingsOf(app, cabinet.id, cabinet.owner.id);
    const sku = await things.product();
    const own = { ...(await watchProduct(app, cabinet.id, { sku, isOwn: true })), cabinetId: cabinet.id };
    const price = await addChange(app, product, { at: daysAgo(1), importance: 'low' });
    const title = await addChange(app, own, {
      at: daysAgo(2),
      isOwn: true,
      importance: 'high',
      difference: { kind: 'title', was: 'а', now: 'б' },
    });
    const tagId = TagId.parse(await things.tag());
    await app.context.db
      .withTables<{ product_tags: { cabinet_id: number; tag_id: number; sku: number } }>()
      .insertInto('product_tags')
      .values({ cabinet_id: cabinet.id, tag_id: tagId, sku: own.sku })
      .execute();
    const one = async (filter: Partial<RadarFilter>) => {
      const feed = await look(filter);
      expect(feed.total).toBe(feed.changes.length);
      return idsOf(feed);
    };
    expect(await one({ kinds: ['title', 'stock'] })).toEqual([title]);
    expect(await one({ importance: 'normal' })).toEqual([title]);
    expect(await one({ importance: 'low' })).toEqual([price, title]);
    expect(await one({ whose: 'own' })).toEqual([title]);
    expect(await one({ whose: 'rivals' })).toEqual([price]);
    expect(await one({ sku: Sku.parse(product.sku) })).toEqual([price]);
    expect(await one({ tagIds: [tagId] })).toEqual([title]);
    const ids = [RadarChangeId.parse(title)];
    await app.call(acknowledgeRadarChanges, { cabinetId: cabinet.id, ids }, cabinet.owner.token);
    expect(await one({ isUnacknowledged: true })).toEqual([price]);
  });

  it('comes by pages, which leave no line out and show none twice', async () => {
    // All at one moment: the order is by number then.
    for (let count = 0; count < 12; count += 1) await addChange(app, product, { at: daysAgo(1) });
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...idsOf(await look({}, { page, pageSize: 5 })));
    expect(new Set(pages).size).toBe(12);
    expect(pages).toEqual(pages.toSorted((one, other) => other - one));
  });

  it('shows where a long description differs, and not the whole of it', async () => {
    const long = 'слово '.repeat(500);
    await addChange(app, product, {
      difference: { kind: 'description', was: `${long}раз`, now: `${long}два` },
    });
    const [change] = (await look()).changes;
    expect(change?.difference).toMatchObject({ now: expect.stringMatching(/два$/) });
    expect(JSON.stringify(change).length).toBeLessThan(1500);
  });
});

describe('what the plan hides', () => {
  it('is neither shown nor counted, and the feed says where it begins', async () => {
    await setPlan(app.context, cabinet.owner.id, 'start', 30);
    await addChange(app, product, { at: daysAgo(31) });
    const shown = await addChange(app, product, { at: daysAgo(29) });
    const feed = await look();
    expect(idsOf(feed)).toEqual([shown]);
    expect(feed).toMatchObject({ total: 1, unseen: 1, lockedBefore: daysAgo(30).toISOString() });
  });

  it('cannot be acknowledged', async () => {
    await setPlan(app.context, cabinet.owner.id, 'start', 30);
    const hidden = RadarChangeId.parse(await addChange(app, product, { at: daysAgo(31) }));
    const input = { cabinetId: cabinet.id, ids: [hidden] };
    expect((await app.inject(acknowledgeRadarChanges, input, cabinet.owner.token)).body).toEqual(
      refusal('radarChange.notFound'),
    );
  });
});

describe('noise', () => {
  const fill = async () => {
    // 23:30 and 00:30 in Moscow are two days.
    const stayed = await addChange(app, product, { at: new Date('2026-03-01T12:00:00Z') });
    await addChange(app, product, { at: new Date('2026-02-28T20:30:00Z'), isBack: true, times: 2 });
    await addChange(app, product, { at: new Date('2026-02-28T21:30:00Z'), isBack: true });
    await addChange(app, product, { at: new Date('2026-03-01T21:30:00Z'), isBack: true, times: 3 });
    const first = await addChange(app, product, { at: new Date('2026-02-27T12:00:00Z'), times: 3 });
    return { stayed, first };
  };

  it('is what went back within a day: left out, and counted by days', async () => {
    const { stayed, first } = await fill();
    const feed = await look({ withNoise: false });
    expect(idsOf(feed)).toEqual([stayed, first]);
    expect(feed.noise).toEqual([
      { day: '2026-03-02', count: 1 },
      { day: '2026-03-01', count: 1 },
      { day: '2026-02-28', count: 1 },
    ]);
    expect(feed).toMatchObject({ total: 2, unseen: 2 });
    expect(await look()).toMatchObject({ total: 5, unseen: 2, noise: [] });
  });

  it('is counted on one page only', async () => {
    await fill();
    for (let count = 0; count < 3; count += 1) await addChange(app, product, { at: daysAgo(3, count) });
    const pages = await Promise.all([1, 2].map((page) => look({ withNoise: false }, { page, pageSize: 5 })));
    const smaller = pages.map(({ noise }) => noise.reduce((sum, { count }) => sum + count, 0));
    expect(smaller.reduce((sum, count) => sum + count, 0)).toBe(3);
  });
});

describe('what is unseen', () => {
  const mark = async (upTo: number, token = cabinet.owner.token) =>
    app.call(markRadarSeen, { cabinetId: cabinet.id, upTo: RadarChangeId.parse(upTo) }, token);

  it('is what came since the last visit of this person', async () => {
    const colleague = await makeMember(app, cabinet, ['analyticsReadOnly']);
    const old = await addChange(app, product);
    expect(await mark(old)).toEqual({ unseen: 0 });
    const fresh = await addChange(app, product);
    const feed = await look({ unseen: 'only' });
    expect(idsOf(feed)).toEqual([fresh]);
    expect(feed).toMatchObject({ unseen: 1, isUnseenOnly: true, seenUntil: old });
    expect(await look({}, {}, colleague.token)).toMatchObject({ unseen: 2, seenUntil: 0 });
  });

  it('stays marked while a visit lasts', async () => {
    const first = await addChange(app, product);
    const { seenUntil } = await look();
    await mark(first);
    expect(await look()).toMatchObject({ unseen: 0 });
    const visit = await look({ unseen: 'first' }, { seenUntil });
    expect(visit).toMatchObject({ unseen: 1, isUnseenOnly: true });
    expect(visit.changes[0]).toMatchObject({ isUnseen: true });
  });

  it('comes first in the morning, and everything when there is nothing new', async () => {
    const old = await addChange(app, product);
    await mark(old);
    expect(await look({ unseen: 'first' })).toMatchObject({ isUnseenOnly: false, total: 1 });
    await addChange(app, product);
    expect(await look({ unseen: 'first' })).toMatchObject({ isUnseenOnly: true, total: 1 });
    // Nothing new of this kind: everything of it.
    expect(await look({ unseen: 'first', kinds: ['title'] })).toMatchObject({ isUnseenOnly: false });
  });

  it('never goes back, and never beyond what there is', async () => {
    const [first, second] = [await addChange(app, product), await addChange(app, product)];
    await mark(second);
    await mark(first);
    expect(await look()).toMatchObject({ seenUntil: second });
    await mark(2_147_483_647);
    const next = await addChange(app, product);
    expect(idsOf(await look({ unseen: 'only' }))).toEqual([next]);
  });

  it('is nothing to mark where nothing has ever changed', async () => {
    expect(await mark(1)).toEqual({ unseen: 0 });
  });
});

describe('an acknowledgement', () => {
  const acknowledge = (ids: number[], token: string, isAcknowledged = true) =>
    app.inject(
      acknowledgeRadarChanges,
      { cabinetId: cabinet.id, ids: ids.map((id) => RadarChangeId.parse(id)), isAcknowledged },
      token,
    );

  it('is seen by colleagues with the name of who was first, and can be taken back', async () => {
    const colleague = await makeMember(app, cabinet, ['analytics']);
    const id = await addChange(app, product);
    expect((await acknowledge([id, id], colleague.token)).status).toBe(200);
    const first = (await look()).changes[0]?.acknowledged;
    expect(first).toMatchObject({ by: expect.any(String), at: app.clock.now().toISOString() });
    await acknowledge([id], cabinet.owner.token);
    expect((await look()).changes[0]?.acknowledged).toEqual(first);
    await acknowledge([id], cabinet.owner.token, false);
    expect((await look()).changes[0]?.acknowledged).toBeNull();
  });

  it('is of all or of none', async () => {
    const id = await addChange(app, product);
    const other = await makeCabinet(app);
    const foreign = await addChange(app, { ...product, cabinetId: other.id });
    expect((await acknowledge([id, foreign], cabinet.owner.token)).body).toEqual(
      refusal('radarChange.notFound'),
    );
    expect((await look()).changes[0]?.acknowledged).toBeNull();
  });

  it('is not for those who only read', async () => {
    const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
    const id = await addChange(app, product);
    expect((await acknowledge([id], reader.token)).status).toBe(403);
  });
});
