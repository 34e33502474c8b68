import { changeProductTags, listProducts } from '@vitrina/contract/products.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { type Things, thingsOf } from '../../../test/every-route-things.ts';
import { refusal } from '../../../test/refusal.ts';

type Made = Awaited<ReturnType<typeof makeCabinet>>;
type Change = Omit<InputOf<typeof changeProductTags>, 'cabinetId'>;

let app: TestApp;
let cabinet: Made;
let things: Things;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  things = thingsOf(app, cabinet.id, cabinet.owner.id);
});
afterAll(() => app.close());

const tryChange = (change: Change) =>
  app.inject(changeProductTags, { cabinetId: cabinet.id, ...change }, cabinet.owner.token);
const change = async (given: Change) => changeProductTags.output.parse((await tryChange(given)).body);
const list = async (narrow: Partial<InputOf<typeof listProducts>> = {}) =>
  (await app.call(listProducts, { cabinetId: cabinet.id, sort: 'sku', ...narrow }, cabinet.owner.token))
    .products;
const skusOf = async (...given: Parameters<typeof list>) => (await list(...given)).map(({ sku }) => sku);

describe('a change of tags', () => {
  it('returns what it really changed, and the reverse of that undoes it', async () => {
    const [sale, fresh] = [await things.tag(), await things.tag()];
    const [first, second] = [await things.product(), await things.product()].toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    await change({
      add: [
        { tagId: sale, skus: [first] },
        { tagId: fresh, skus: [second] },
      ],
    });
    const before = await list();
    const done = await change({
      add: [{ tagId: sale, skus: [first, second, second] }],
      remove: [{ tagId: fresh, skus: [first, second] }],
    });
    expect(done).toEqual({
      added: [{ tagId: sale, skus: [second] }],
      removed: [{ tagId: fresh, skus: [second] }],
    });
    expect((await list()).map(({ tagIds }) => tagIds)).toEqual([[sale], [sale]]);
    await change({ add: done.removed, remove: done.added });
    expect(await list()).toEqual(before);
  });

  it('is refused whole when a tag or a product is of another cabinet', async () => {
    const other = await makeCabinet(app, { owner: cabinet.owner });
    const foreign = thingsOf(app, other.id, other.owner.id);
    const [tagId, sku] = [await things.tag(), await things.product()];
    const mine = { tagId, skus: [sku] };
    const ofTag = await tryChange({ add: [mine, { tagId: await foreign.tag(), skus: [sku] }] });
    expect(ofTag.body).toEqual(refusal('tag.notFound'));
    const ofProduct = await tryChange({ add: [{ tagId, skus: [sku, await foreign.product()] }] });
    expect(ofProduct.body).toEqual(refusal('product.notFound'));
    expect((await list()).map(({ tagIds }) => tagIds)).toEqual([[]]);
  });

  it('is not for those who only read', async () => {
    const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
    const add = [{ tagId: await things.tag(), skus: [await things.product()] }];
    const answer = await app.inject(changeProductTags, { cabinetId: cabinet.id, add }, reader.token);
    expect(answer.status).toBe(403);
  });

  it('of many at once puts each tag once', async () => {
    const [tagId, sku] = [await things.tag(), await things.product()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change({ add: [{ tagId, skus: [sku] }] })),
    );
    expect(answers.filter(({ added }) => added.length > 0)).toHaveLength(1);
  });
});

describe('the filter of tags', () => {
  it('finds products with any of them, or only those that have all', async () => {
    const [sale, fresh] = [await things.tag(), await things.tag()];
    const skus = [await things.product(), await things.product(), await things.product()].toSorted(
      (a, b) => a - b,
    );
    const [both, one, none] = skus as [number, number, number];
    await change({
      add: [
        { tagId: sale, skus: [both, one] },
        { tagId: fresh, skus: [both] },
      ],
    });
    expect(await skusOf()).toEqual([both, one, none]);
    expect(await skusOf({ tagIds: [sale, fresh] })).toEqual([both, one]);
    expect(await skusOf({ tagIds: [sale, fresh, sale], tagMode: 'all' })).toEqual([both]);
    expect(await skusOf({ tagIds: [sale], search: String(one) })).toEqual([one]);
  });

  it('knows nothing of tags of another cabinet', async () => {
    const other = await makeCabinet(app, { owner: cabinet.owner });
    await things.product();
    const tagId = await thingsOf(app, other.id, other.owner.id).tag();
    expect(await skusOf({ tagIds: [tagId] })).toEqual([]);
  });
});
