import { removeCabinetProductTag } from '@vitrina/contract/cabinets/tags.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { changeProductTags } from '@vitrina/contract/products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import {
  listWatched,
  putProducts,
  putTag,
  watch as watchSome,
} from '../../../test/builders/watched-products.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { countRadarUsage } from './count-usage.ts';
import { pauseProducts } from './pause-products.ts';
import { recountDrifted } from './recount-watchers.ts';
import { removeProducts } from './remove-products.ts';
import { settleCabinets } from './settle-cabinets.ts';
import { watchTags } from './watch-tags.ts';

const ROOM = PLAN_LIMITS.beginnerExpert.radarProducts;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** Every test has products of its own: cards are shared by all who watch them. */
let base = 0;
const shifted = (skus: readonly number[]) => skus.map((sku) => base + sku);

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  base += 100_000;
  const owner = await makeUser(app, { plan: 'beginnerExpert' });
  cabinet = await makeCabinet(app, { owner });
});

const shownOf = async (one: typeof cabinet) =>
  (await listWatched(app, one)).map((row) => ({ ...row, sku: row.sku - base }));
const list = () => shownOf(cabinet);
const watch = (one: typeof cabinet, ...some: number[]) => watchSome(app, one, ...shifted(some));
const put = (...some: number[]) => putProducts(app, cabinet, shifted(some));
const tag = (name: string, ...some: number[]) => putTag(app, cabinet, name, shifted(some));
const skus = async () => (await list()).map(({ sku }) => sku);
const resting = async () => (await list()).filter(({ is_resting }) => is_resting).map(({ sku }) => sku);
const remove = (...some: number[]) =>
  removeProducts(app.context, { cabinetId: cabinet.id, skus: shifted(some) });
const pause = (isPaused: boolean, ...some: number[]) =>
  pauseProducts(app.context, { cabinetId: cabinet.id, skus: shifted(some), isPaused });
const followTags = (...tagIds: number[]) => watchTags(app.context, { cabinetId: cabinet.id, tagIds });
const settle = () => settleCabinets(app.context);
const switchTo = async (plan: Plan) => {
  await setPlan(app.context, cabinet.owner.id, plan, 365);
  await settle();
};
const refusedBy = (key: string) => expect.objectContaining({ key });
const block = async (isBlocked: boolean) => {
  await sql`update cabinets set is_blocked = ${isBlocked} where id = ${cabinet.id}`.execute(app.context.db);
};
const takeTag = async (sku: number) => {
  await sql`delete from product_tags where cabinet_id = ${cabinet.id} and sku = ${base + sku}`.execute(
    app.context.db,
  );
};

describe('by hand', () => {
  it('own products and any other are watched, each once', async () => {
    await put(11);
    expect(await watch(cabinet, 11, 12, 12)).toEqual({ added: 2, known: 0 });
    expect(await watch(cabinet, 12, 13)).toEqual({ added: 1, known: 1 });
    expect(await list()).toMatchObject([
      { sku: 11, is_own: true, watchers: 1, own_watchers: 1 },
      { sku: 12, is_own: false, watchers: 1, own_watchers: null },
      { sku: 13, is_own: false, watchers: 1, own_watchers: null },
    ]);
    expect(await countRadarUsage(app.context, cabinet.id)).toEqual({ radarProducts: 3 });
  });

  it('a card as buyers see it is one for all who watch it', async () => {
    const other = await makeCabinet(app);
    await watch(cabinet, 901);
    await watch(other, 901);
    expect(await list()).toMatchObject([{ sku: 901, watchers: 2 }]);
    await removeProducts(app.context, { cabinetId: other.id, skus: shifted([901]) });
    expect(await list()).toMatchObject([{ sku: 901, watchers: 1 }]);
  });

  it('many cabinets that add the same products at once all count', async () => {
    const cabinets = await Promise.all(Array.from({ length: 6 }, () => makeCabinet(app)));
    const some = numbers(800, 20);
    await Promise.all(
      cabinets.map((one, index) => watch(one, ...(index % 2 === 0 ? some : some.toReversed()))),
    );
    const [first] = cabinets;
    if (first) expect((await shownOf(first)).map(({ watchers }) => watchers)).toEqual(some.map(() => 6));
  });

  it('without room for all of them none is', async () => {
    await watch(cabinet, ...numbers(1, ROOM - 1));
    await expect(watch(cabinet, 5001, 5002)).rejects.toMatchObject(refusedBy('cabinet.limitExceeded'));
    expect(await skus()).toHaveLength(ROOM - 1);
  });

  it('the last free place is given once', async () => {
    await watch(cabinet, ...numbers(1, ROOM - 1));
    const answers = await Promise.allSettled([5001, 5002, 5003].map((sku) => watch(cabinet, sku)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await skus()).toHaveLength(ROOM);
  });

  it('a blocked cabinet adds and resumes nothing, and nothing of it is looked at', async () => {
    await watch(cabinet, 21);
    await pause(true, 21);
    await block(true);
    await expect(watch(cabinet, 22)).rejects.toMatchObject(refusedBy('cabinet.blocked'));
    await expect(pause(false, 21)).rejects.toMatchObject(refusedBy('cabinet.blocked'));
    await block(false);
    await pause(false, 21);
    await block(true);
    await settle();
    expect(await list()).toMatchObject([{ sku: 21, watchers: 0 }]);
    await block(false);
    await settle();
    expect(await list()).toMatchObject([{ sku: 21, watchers: 1 }]);
  });

  it('what is taken off is known no more, and what never was is refused', async () => {
    await watch(cabinet, 31, 32);
    await expect(remove(31, 33)).rejects.toMatchObject(refusedBy('radarProduct.notFound'));
    expect(await remove(31)).toEqual({ removed: 1 });
    expect(await skus()).toEqual([32]);
    await expect(pause(true, 31)).rejects.toMatchObject(refusedBy('radarProduct.notFound'));
  });

  it('a deleted cabinet’s watching ends with it', async () => {
    const other = await makeCabinet(app);
    await watch(cabinet, 41);
    await watch(other, 41);
    await sql`delete from cabinets where id = ${other.id}`.execute(app.context.db);
    await recountDrifted(app.context);
    expect(await list()).toMatchObject([{ sku: 41, watchers: 1 }]);
  });
});

describe('a smaller plan', () => {
  const START = PLAN_LIMITS.start.radarProducts;

  it('lets the newest rest, and a larger one wakes them', async () => {
    await watch(cabinet, ...numbers(1, START));
    app.clock.advance(DAY_MS);
    await watch(cabinet, 71, 72);
    await switchTo('start');
    expect(await resting()).toEqual([71, 72]);
    expect((await list()).at(-1)).toMatchObject({ sku: 72, watchers: 0 });
    await switchTo('beginnerExpert');
    expect(await resting()).toEqual([]);
    expect((await list()).at(-1)).toMatchObject({ sku: 72, watchers: 1 });
  });

  it('gives the place of what is paused or taken off to what rests', async () => {
    await watch(cabinet, ...numbers(1, START));
    app.clock.advance(DAY_MS);
    await watch(cabinet, 71, 72);
    await switchTo('start');
    await pause(true, 3);
    expect(await resting()).toEqual([3, 72]);
    await pause(false, 3);
    expect(await resting()).toEqual([71, 72]);
    await pause(true, 72);
    await expect(pause(false, 72)).rejects.toMatchObject(refusedBy('cabinet.limitExceeded'));
    await remove(4);
    expect(await resting()).toEqual([72]);
  });

  it('without the radar everything rests', async () => {
    await watch(cabinet, 1, 2);
    await switchTo('none');
    expect(await resting()).toEqual([1, 2]);
  });
});

describe('by tag', () => {
  it('everything with it is watched, now and later, and no more when it goes', async () => {
    await put(1, 2, 3);
    const autumn = await tag('осень', 1, 2);
    expect(await followTags(autumn)).toEqual({ added: 2, removed: 0 });
    expect(await list()).toMatchObject([
      { sku: 1, tag_id: autumn, own_watchers: 1 },
      { sku: 2, tag_id: autumn },
    ]);
    await tag('осень', 3);
    await takeTag(1);
    await settle();
    expect(await skus()).toEqual([2, 3]);
    expect(await followTags()).toEqual({ added: 0, removed: 2 });
    expect(await skus()).toEqual([]);
  });

  it('tags that a person changes are followed at once, as is a tag that is deleted', async () => {
    await put(1, 2);
    const autumn = await tag('осень');
    await followTags(autumn);
    const pairs = [{ tagId: autumn, skus: shifted([1, 2]) }];
    const change = { cabinetId: cabinet.id, add: pairs, remove: [] };
    await app.call(changeProductTags, change, cabinet.owner.token);
    expect(await skus()).toEqual([1, 2]);
    const removed = { cabinetId: cabinet.id, tagId: autumn };
    await app.call(removeCabinetProductTag, removed, cabinet.owner.token);
    expect(await skus()).toEqual([]);
  });

  it('what a person added stays when the tag goes', async () => {
    await put(1, 2, 3);
    await watch(cabinet, 1);
    const autumn = await tag('осень', 1, 2, 3);
    expect(await followTags(autumn)).toEqual({ added: 2, removed: 0 });
    expect(await watch(cabinet, 2)).toEqual({ added: 0, known: 1 });
    await followTags();
    expect(await skus()).toEqual([1, 2]);
  });

  it('what has another watched tag stays by that', async () => {
    await put(1);
    const autumn = await tag('осень', 1);
    const winter = await tag('зима', 1);
    await followTags(autumn, winter);
    expect(await followTags(winter)).toEqual({ added: 0, removed: 0 });
    expect(await list()).toMatchObject([{ sku: 1, tag_id: winter }]);
  });

  it('what a person took off stays off, until it is added by hand or loses the tag', async () => {
    await put(1, 2);
    const autumn = await tag('осень', 1, 2);
    await followTags(autumn);
    await remove(1, 2);
    await settle();
    expect(await skus()).toEqual([]);
    await watch(cabinet, 1);
    await takeTag(2);
    await followTags(autumn);
    await tag('осень', 2);
    await settle();
    expect(await skus()).toEqual([1, 2]);
  });

  it('more than the plan has room for is refused, and what comes later rests', async () => {
    await put(...numbers(1, ROOM + 2));
    const all = await tag('всё', ...numbers(1, ROOM + 1));
    await expect(followTags(all)).rejects.toMatchObject(refusedBy('cabinet.limitExceeded'));
    expect(await skus()).toEqual([]);
    await takeTag(ROOM + 1);
    await followTags(all);
    app.clock.advance(DAY_MS);
    await tag('всё', ROOM + 2);
    await settle();
    expect(await resting()).toEqual([ROOM + 2]);
  });

  it('the tag of another cabinet is as absent as none', async () => {
    const other = await makeCabinet(app);
    const foreign = await putTag(app, other, 'чужой', []);
    await expect(followTags(foreign)).rejects.toMatchObject(refusedBy('tag.notFound'));
  });
});

test('a product that turns out to be an own one is read with the key as well', async () => {
  await watch(cabinet, 61);
  await put(61);
  await settle();
  expect(await list()).toMatchObject([{ sku: 61, is_own: true, own_watchers: 1 }]);
});
