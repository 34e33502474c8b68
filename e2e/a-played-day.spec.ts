import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../server/src/integrations/mail/send-mail.ts';
import { newPerson, shoot, signIn } from './browser.ts';
import { matrixOf, readPlacesNow } from './matrix.ts';
import { fillKeyHours, setPrice } from './outside.ts';
import { stack } from './stack.ts';
import { tableOf } from './tables.ts';
import { foundProducts } from './tracked.ts';

/** Vitrina in one tab, the outside world in the other. */
let product: Page;
let world: Page;
/** The product that is looked at. */
let sku = '';
let entryPath = '';
let raisedFrom: { sku: string; price: string } | undefined;

const MOSCOW = '213';
/** The payment shop and the mailbox are the sandbox's own. */
const ORDER = { currency: 'RUB', description: 'Пополнение кошелька' };

beforeAll(async () => {
  const person = await newPerson();
  product = person.page;
  world = await person.context.newPage();
  await signIn(product);
  await passHour();
  await chooseProduct();
});
afterAll(async () => {
  if (raisedFrom !== undefined) await setPrice(raisedFrom.sku, raisedFrom.price);
  await fetch(`${stack().sandboxUrl}/faults`, { method: 'DELETE' });
});

const visit = (path: string) => world.goto(`${stack().sandboxUrl}${path}`);

async function passHour() {
  await visit('/');
  const shown = await world.locator('.time').innerText();
  await fillKeyHours(60);
  await world.getByRole('button', { name: '+ 1 hour' }).click();
  await vi.waitUntil(async () => (await world.locator('.time').innerText()) !== shown, { timeout: 30_000 });
}

/** Where a product stands in Moscow by the pages of the sandbox; undefined: not on the shelf at all. */
async function findPlace(query: string, sku: string): Promise<number | undefined> {
  await visit('/shelf?seller=7');
  await world.getByLabel('query').fill(query);
  await world.getByLabel('city').selectOption(MOSCOW);
  await world.getByRole('button', { name: 'Look' }).click();
  const own = await world.getByText(/^Own products:|^None of the seller/).innerText();
  const place = new RegExp(`(\\d+) ${sku}\\b`).exec(own)?.[1];
  return place === undefined ? undefined : Number(place);
}

async function readPlaces(): Promise<Map<string, string>> {
  await product.goto(entryPath);
  return readPlacesNow(product);
}

/** The seller's own page with the product on it; the list has several. */
async function findOnSellersPage(sku: string) {
  await visit('/');
  await world.getByRole('link', { name: 'Day of a seller' }).click();
  await world.waitForURL('**/seller/7');
  const product = world.locator(`#sku-${sku}`);
  for (let page = 2; (await product.count()) === 0; page += 1) {
    await world.getByRole('link', { name: 'Next' }).click();
    await world.waitForURL(`**page=${page}*`);
  }
  return product;
}

async function plantFault(part: string, fault: string, key: string) {
  await visit('/');
  const faults = world.locator('#faults');
  await faults.getByRole('combobox', { name: /^part/ }).selectOption(part);
  await faults.getByRole('combobox', { name: /^fault/ }).selectOption(fault);
  await faults.getByLabel('for one key').fill(key);
  await faults.getByRole('button', { name: 'Plant' }).click();
  await faults.getByRole('row', { name: new RegExp(`${part}.*${key}.*${fault}`) }).waitFor();
}

/** Opens a tracked product that buyers find now. */
async function chooseProduct(): Promise<void> {
  const tracked = foundProducts(product);
  await vi.waitUntil(
    async () => {
      await product.goto('/position-check');
      await tableOf(product, 'Проверка позиций').rows().first().waitFor();
      return (await tracked.count()) > 0;
    },
    { timeout: 60_000, interval: 500 },
  );
  await tracked.first().click();
  await product.waitForURL('**/position-check/*');
  // The list stays until the next screen is there.
  await matrixOf(product).waitFor();
  const about = product.getByText(/SKU \d+/).first();
  sku = /SKU (\d+)/.exec(await about.innerText())?.[1] ?? 'none';
  entryPath = new URL(product.url()).pathname;
}

/** The query by which the product stands best now. */
async function findBest(): Promise<{ query: string; shown: string }> {
  const [[query, shown] = ['', '']] = [...(await readPlaces())].toSorted(
    ([, a], [, b]) => Number(a) - Number(b),
  );
  return { query, shown };
}

describe('a day in the sandbox', () => {
  it('Vitrina shows the place that buyers see', async () => {
    // The check of this hour may still be under way, and minutes pass meanwhile: both are read anew.
    await expect
      .poll(
        async () => {
          const { query, shown } = await findBest();
          return [shown, await findPlace(query, sku)];
        },
        { timeout: 60_000, interval: 500 },
      )
      .toSatisfy(([shown, place]) => shown === String(place));
    await shoot(world, 'sandbox-shelf');
  });

  it('a price three times as high moves the product down, on the shelf and in Vitrina', async () => {
    const { query } = await findBest();
    const before = await findPlace(query, sku);
    const card = await findOnSellersPage(sku);
    const price = world.getByLabel(`price of ${sku}`);
    raisedFrom = { sku, price: await price.inputValue() };
    const raised = String(Number(raisedFrom.price) * 3);
    await price.fill(raised);
    await card.getByRole('button', { name: 'Change price' }).click();
    // The market may be cutting or raising the product's prices at this moment, those of the seller too.
    const shown = async () => Number(await world.getByLabel(`price of ${sku}`).inputValue());
    await expect.poll(shown).toBeGreaterThan(2 * Number(raisedFrom.price));
    await shoot(world, 'sandbox-seller');
    await passHour();
    const after = await findPlace(query, sku);
    expect(after ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
    // Minutes pass meanwhile, and places move: both are read anew.
    await expect
      .poll(async () => [(await readPlaces()).get(query), await findPlace(query, sku)], {
        timeout: 60_000,
        interval: 500,
      })
      .toSatisfy(([shown, place]) => shown === (place === undefined ? 'н/н' : String(place)));
    await shoot(product, 'position-after-price');
  });

  it('a planted fault is named in the cabinet until it is removed', async () => {
    await plantFault('ozon', 'status500', '7');
    await product.goto('/cabinets');
    await tableOf(product, 'Кабинеты').row(/\b7\b/).getByRole('link').first().click();
    await product.getByRole('tab', { name: 'Сбор данных' }).click();
    const line = tableOf(product, 'Сбор данных').row('Товары');
    const again = product.getByRole('button', { name: 'Обновить товары сейчас' });
    await again.click();
    await line.getByText('Ошибка на стороне площадки').waitFor();
    await shoot(product, 'cabinet-fault');
    await world.getByRole('button', { name: 'Remove all' }).click();
    await world.getByText('Nothing is planted by hand.').waitFor();
    await again.click();
    await line.getByText('Готово').waitFor();
  });

  it('the messenger shows what a person sends to the bot', async () => {
    await visit('/');
    await world.getByRole('link', { name: 'Messenger' }).click();
    await world.getByRole('link', { name: 'Maria Keller' }).click();
    await world.getByRole('button', { name: 'Start' }).click();
    await world.locator('.chat').getByText('/start').waitFor();
    await shoot(world, 'sandbox-chat');
  });

  it('the payment shop keeps one payment as paid and another as declined', async () => {
    const [paid, declined] = [await orderPayment('990.00'), await orderPayment('1990.00')];
    await world.goto(paid.url);
    await world.getByText('990.00 ₽').waitFor();
    await shoot(world, 'sandbox-payment');
    await world.getByRole('button', { name: 'Pay', exact: true }).click();
    await world.waitForURL('**/cabinets?paid');
    await world.goto(declined.url);
    await world.getByRole('button', { name: 'Decline' }).click();
    await world.waitForURL('**/cabinets?paid');
    await visit('/yookassa/');
    await world.getByRole('row', { name: paid.id }).getByText('succeeded').waitFor();
    await world.getByRole('row', { name: declined.id }).getByText('canceled').waitFor();
  });

  it('the mailbox shows a letter that came by SMTP', async () => {
    await visit('/mailbox/');
    const smtpUrl = (await world.getByText(/^smtp:/).innerText()).trim();
    const mail = {
      to: 'anna@vitrina.test',
      subject: 'Код входа',
      html: '<p>Ваш код: <b>123 456</b></p>',
      text: 'Ваш код: 123 456',
    };
    const from = { name: 'Vitrina', address: 'no-reply@vitrina.test' };
    expect(await sendMail({ url: smtpUrl, from }, mail)).toMatchObject({ outcome: 'sent' });
    await world.reload();
    await world.getByRole('link', { name: mail.subject }).click();
    await world.frameLocator('iframe[title="The message"]').getByText('123 456').waitFor();
    await shoot(world, 'sandbox-mail');
  });
});

/** An order of the shop, as its server would place it; the person goes to the page alone. */
async function orderPayment(value: string): Promise<{ id: string; url: string }> {
  const { url, sandboxUrl } = stack();
  const keys = (await (await fetch(`${sandboxUrl}/keys?sellerId=7`)).json()) as {
    shop: { shopId: string; secretKey: string };
  };
  const basic = Buffer.from(`${keys.shop.shopId}:${keys.shop.secretKey}`).toString('base64');
  const answer = await fetch(`${sandboxUrl}/yookassa/v3/payments`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/json',
      'idempotence-key': `played-${value}`,
    },
    body: JSON.stringify({
      amount: { value, currency: ORDER.currency },
      capture: true,
      description: ORDER.description,
      confirmation: { type: 'redirect', return_url: `${url}/cabinets?paid` },
    }),
  });
  const payment = (await answer.json()) as { id: string; confirmation: { confirmation_url: string } };
  return { id: payment.id, url: payment.confirmation.confirmation_url };
}
