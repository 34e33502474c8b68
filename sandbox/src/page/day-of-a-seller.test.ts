import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { askSeller, openSandbox, refillLimits } from '../test/small-sandbox.ts';

const plain = (html: string) => html.replaceAll(/\s+/g, ' ');

describe('the day of a seller', () => {
  let app: FastifyInstance;
  let sku: number;

  const look = async (url: string) => plain((await app.inject(url)).body);
  const send = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const pictures = (page: string) =>
    [...page.matchAll(/<img class="small" src="([^"]+)"/g)].map(([, one]) => one);

  beforeAll(async () => {
    app = openSandbox();
    const page = (await app.inject(`/seller/${DEMO_SELLER_ID}`)).body;
    sku = Number(/\/card\/(\d+)"/.exec(page)?.[1]);
  });
  afterAll(() => app.close());

  test('shows its products with what buyers did today', async () => {
    const page = await look(`/seller/${DEMO_SELLER_ID}`);
    for (const figure of ['price', 'stock', 'views', 'click rate', 'orders'])
      expect(page).toContain(`<dt>${figure}</dt>`);
    expect(page).toMatch(/<dt>views<\/dt><dd>[1-9]/);
    expect(page).toMatch(/class="place">\d+</);
  });

  test.each(['ozon', 'wb', 'ym'])('every link of its pages of %s can be followed', async (marketplace) => {
    const starts = [`/seller/${DEMO_SELLER_ID}`, `/card/${sku}`, '/shelf'].map(
      (path) => `${path}?marketplace=${marketplace}`,
    );
    const pages = await Promise.all(starts.map(look));
    const links = pages.flatMap((page) =>
      [...page.matchAll(/(?:href|src)="([^"#]+)[^"]*"/g)].map(([, one = '']) => one),
    );
    expect(links.length).toBeGreaterThan(40);
    for (const one of new Set(links.map((address) => address.replaceAll('&amp;', '&')))) {
      expect([one, (await app.inject(one)).statusCode]).toEqual([one, 200]);
    }
  });

  test('a price changed here is the price of the API, of the shelf and of the history', async () => {
    const changed = await send(`/card/${sku}/price`, { priceRub: '54321', page: '1' });
    expect(changed.statusCode).toBe(303);
    expect(changed.headers.location).toBe(`/seller/${DEMO_SELLER_ID}#sku-${sku}`);
    expect(await look(`/seller/${DEMO_SELLER_ID}`)).toContain('<dd>54 321 ₽</dd>');
    expect(await look(`/card/${sku}`)).toContain('price changed to 54 321 ₽ (ozon)');
    await refillLimits(app);
    const info = await askSeller(app, '/v3/product/info/list', { sku: [String(sku)] });
    expect(info.body).toContain('54321');
    // The other marketplaces keep theirs.
    expect(await look(`/card/${sku}?marketplace=wb`)).not.toContain('<dd>54 321 ₽</dd>');
  });

  test('another picture becomes the main one', async () => {
    const before = pictures(await look(`/card/${sku}`));
    expect((await send(`/card/${sku}/main`, { place: '2' })).headers.location).toBe(`/card/${sku}`);
    const after = pictures(await look(`/card/${sku}`));
    expect(after).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
    expect((await send(`/card/${sku}/main`, { place: '99' })).statusCode).toBe(400);
  });

  test('advertising goes on and off, and buyers follow', async () => {
    const serialOf = (page: string, state: string) =>
      new RegExp(`name="serial" value="(\\d+)"><button name="to" value="${state}"`).exec(page)?.[1] ?? '';
    const cabinet = `/seller/${DEMO_SELLER_ID}`;
    const on = serialOf(await look(cabinet), 'off');
    expect((await send(`${cabinet}/campaign`, { serial: on, to: 'off' })).statusCode).toBe(303);
    expect(await look(cabinet)).toContain(`value="${on}"><button name="to" value="on"`);
    expect((await send(`${cabinet}/campaign`, { serial: '999', to: 'off' })).statusCode).toBe(404);

    await send(`/card/${sku}/campaign`, { to: 'on' });
    expect(await look(`/card/${sku}`)).toContain('Take out of advertising');
    await send(`/card/${sku}/campaign`, { to: 'off' });
    expect(await look(`/card/${sku}`)).toContain('<dt>advertising</dt><dd>none</dd>');
  });

  test('a seller joins the card, and something happens to it', async () => {
    await send(`/card/${sku}/piggy-backer`, { sellerId: '11', priceRub: '777', hours: '24' });
    expect(await look(`/card/${sku}`)).toContain('seller 11 joined for 777 ₽');
    await send(`/card/${sku}/cause`, { cause: 'ratingFell', hours: '24' });
    expect(await look(`/card/${sku}`)).toContain('the rating falls, until');
  });

  test('a shelf marks the products of the seller and shows their places', async () => {
    const own = await look(`/seller/${DEMO_SELLER_ID}`);
    const shelf = /href="(\/shelf\?text=[^"]+)"/.exec(own)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const page = await look(shelf);
    expect(page).toContain('Own products:');
    expect(await look(`${shelf}&city=213`)).toContain('selected>Москва');
    expect(await look('/shelf?text=zzzz+qqqq&seller=7')).toContain('None of the seller’s own products');
  });

  test.each([
    ['/seller/999999999', 404],
    ['/seller/seven', 400],
    ['/card/1', 404],
    ['/shelf?marketplace=amazon', 400],
    ['/shelf?page=0', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  test.each([
    ['price', { priceRub: '0' }],
    ['price', { priceRub: 'cheap' }],
    ['cause', { cause: 'earthquake', hours: '1' }],
    ['piggy-backer', { sellerId: '11', priceRub: '10', hours: '0' }],
    ['explode', {}],
  ])('a wrong %s form %j is refused', async (act, fields) => {
    expect((await send(`/card/${sku}/${act}`, fields)).statusCode).toBe(400);
  });

  test('what a buyer types cannot become markup', async () => {
    expect(await look(`/shelf?text=${encodeURIComponent('"><script>')}`)).not.toContain('<script>');
  });
});
