import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawJpegHead, drawPng, type PictureHost, startPictureHost } from '../../test/picture-host.ts';
import { openSandbox, refillLimits } from '../../test/small-sandbox.ts';
import { askWb, listWbCards, type WbCards, writeForm } from '../../test/wb.ts';

let app: FastifyInstance;
let host: PictureHost;
beforeAll(async () => {
  app = openSandbox();
  await app.listen({ port: 0, host: '127.0.0.1' });
  host = await startPictureHost();
});
afterAll(async () => {
  await app.close();
  await host.close();
});
beforeEach(() => refillLimits(app));

const ask = async (path: string, body?: object | Buffer, more = {}) =>
  askWb(app, `content-api/content${path}`, body, more);

async function cardOf(nmID: number) {
  const { cards } = await listWbCards(app, { filter: { textSearch: String(nmID), withPhoto: -1 } });
  const [card] = cards;
  if (card === undefined) throw new Error(`no card ${nmID}`);
  return card;
}
const photosOf = async (nmID: number) => (await cardOf(nmID)).photos.map(({ big }) => big);
const save = async (nmId: number, data: string[]) => ask('/v3/media/save', { nmId, data });

describe('pages of cards', () => {
  test.each([true, false])('go by the moment of change, ascending: %s', async (ascending) => {
    const { cards: all } = await listWbCards(app, { sort: { ascending } });
    const paged: WbCards['cards'] = [];
    let cursor: object = { limit: 7 };
    for (;;) {
      await refillLimits(app);
      const page = await listWbCards(app, { sort: { ascending }, cursor });
      paged.push(...page.cards);
      if (page.cursor.total < 7) break;
      cursor = { limit: 7, updatedAt: page.cursor.updatedAt, nmID: page.cursor.nmID };
    }
    expect(paged.map(({ nmID }) => nmID)).toEqual(all.map(({ nmID }) => nmID));
    const moments = all.map(({ updatedAt }) => updatedAt);
    expect(moments).toEqual(ascending ? moments.toSorted() : moments.toSorted().toReversed());
  });

  test.each([
    [{ withPhoto: 2 }, 0],
    [{ brands: ['нет такого'] }, 0],
    [{ imtID: 1 }, 0],
  ])('filter %j finds %d', async (filter, count) => {
    expect((await listWbCards(app, { filter })).cards).toHaveLength(count);
  });

  test('a card is found by the article of the seller', async () => {
    const [first] = (await listWbCards(app)).cards;
    const { cards } = await listWbCards(app, { filter: { textSearch: first?.vendorCode } });
    expect(cards.map(({ nmID }) => nmID)).toEqual([first?.nmID]);
  });
});

describe('pictures by links', () => {
  test('replace the whole set, in the order of the links, and move the card to the end', async () => {
    const { nmID } = (await listWbCards(app, { sort: { ascending: true } })).cards[2] ?? { nmID: 0 };
    const links = [host.put('/a.png', drawPng(10, 900)), host.put('/b.jpg', drawJpegHead(1, 1000))];
    const answer = await save(nmID, links);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { error: false }]);
    const photos = await photosOf(nmID);
    expect(photos.map((url) => url.slice(-4))).toEqual(['.png', '.jpg']);
    expect((await listWbCards(app, { sort: { ascending: true } })).cards.at(-1)?.nmID).toBe(nmID);
    // The link may show something else tomorrow; what was taken stays.
    host.put('/a.png', 'gone');
    const kept = await app.inject(new URL(photos[0] ?? '').pathname);
    expect(kept.headers['content-type']).toBe('image/png');
    expect(kept.rawPayload.equals(drawPng(10, 900))).toBe(true);
  });

  test('the first set comes back by its own links, and it is the same picture to buyers', async () => {
    const { nmID } = (await listWbCards(app, { sort: { ascending: true } })).cards[0] ?? { nmID: 0 };
    const before = await photosOf(nmID);
    await save(nmID, [host.put('/c.png', drawPng(20, 900))]);
    expect(await photosOf(nmID)).not.toEqual(before);
    await save(nmID, before);
    expect(await photosOf(nmID)).toEqual(before);
  });

  test.each<[string, () => string]>([
    ['a small picture', () => host.put('/small.png', drawPng(1, 699))],
    ['a page', () => host.put('/page.html', '<html>no</html>')],
    ['nobody', () => 'http://127.0.0.1:1/x.png'],
    ['not found', () => `${host.url}/absent.png`],
    ['another scheme', () => 'file:///etc/hostname'],
  ])('%s among good ones: 200, and nothing is changed', async (_name, bad) => {
    const card = (await listWbCards(app)).cards[4];
    if (card === undefined) throw new Error('no card');
    const answer = await save(card.nmID, [host.put('/d.png', drawPng(30, 900)), bad()]);
    expect(answer.statusCode).toBe(200);
    expect(await cardOf(card.nmID)).toEqual(card);
  });

  test('the fault picturesFailed changes nothing, and is used once', async () => {
    const { nmID } = (await listWbCards(app)).cards[5] ?? { nmID: 0 };
    const before = await photosOf(nmID);
    const fault = { part: 'wildberries', fault: 'picturesFailed', times: 1, key: '7' };
    await app.inject({ method: 'POST', url: '/faults', payload: fault });
    const links = [host.put('/e.png', drawPng(40, 900))];
    await save(nmID, links);
    expect(await photosOf(nmID)).toEqual(before);
    await save(nmID, links);
    expect(await photosOf(nmID)).toHaveLength(1);
  });

  test('31 pictures and a card of somebody else are refused', async () => {
    const { nmID } = (await listWbCards(app)).cards[0] ?? { nmID: 0 };
    const link = host.put('/f.png', drawPng(50, 900));
    expect(
      (
        await save(
          nmID,
          Array.from({ length: 32 }, () => link),
        )
      ).statusCode,
    ).toBe(400);
    const foreign = await ask('/v3/media/save', { nmId: nmID, data: [link] }, { sellerId: 3 });
    expect(foreign.json()).toMatchObject({ error: true, errorText: expect.stringContaining('not found') });
  });
});

describe('a picture as a file', () => {
  const send = async (nmID: number, place: number, file: Buffer) => {
    const { headers, payload } = writeForm(file);
    return ask('/v3/media/file', payload, {
      headers: { ...headers, 'x-nm-id': String(nmID), 'x-photo-number': String(place) },
    });
  };

  test('is added after the last one or put in the place of one', async () => {
    const { nmID } = (await listWbCards(app)).cards[6] ?? { nmID: 0 };
    const before = await photosOf(nmID);
    expect((await send(nmID, before.length + 1, drawPng(60, 900))).statusCode).toBe(200);
    const added = await photosOf(nmID);
    expect(added.slice(0, -1)).toEqual(before);
    await send(nmID, 1, drawPng(61, 900));
    const replaced = await photosOf(nmID);
    expect(replaced.slice(1)).toEqual(added.slice(1));
    expect(replaced[0]).not.toBe(added[0]);
  });

  test('that is no picture is refused, and so is what is no form', async () => {
    const { nmID } = (await listWbCards(app)).cards[0] ?? { nmID: 0 };
    expect((await send(nmID, 1, Buffer.from('text'))).json()).toMatchObject({ errorText: 'not an image' });
    const headers = { 'content-type': 'multipart/form-data', 'x-nm-id': String(nmID), 'x-photo-number': '1' };
    expect((await ask('/v3/media/file', Buffer.from('x'), { headers })).statusCode).toBe(400);
  });
});

describe('prices', () => {
  const path = 'discounts-prices-api/api/v2/list/goods/filter';
  type Goods = { data: { listGoods: { nmID: number; discount: number; sizes: Record<string, number>[] }[] } };

  test('pages make up the whole, and the discount leads from one price to the other', async () => {
    const page = async (offset: number) => {
      const query = { limit: '10', offset: String(offset) };
      return (await askWb(app, path, undefined, { query })).json<Goods>().data.listGoods;
    };
    const goods = [...(await page(0)), ...(await page(10))];
    expect(new Set(goods.map(({ nmID }) => nmID)).size).toBe(goods.length);
    for (const { discount, sizes } of goods) {
      const { price = 0, discountedPrice = 0 } = sizes[0] ?? {};
      expect(discountedPrice).toBeCloseTo((price * (100 - discount)) / 100, 1);
    }
  });

  test('articles of others are left out', async () => {
    const [card] = (await listWbCards(app)).cards;
    const answer = await askWb(app, path, { nmList: [card?.nmID, 1, 999_999_999] });
    expect(answer.json<Goods>().data.listGoods.map(({ nmID }) => nmID)).toEqual([card?.nmID]);
  });
});
