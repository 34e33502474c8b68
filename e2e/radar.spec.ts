import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { readMail } from './mailbox.ts';
import { changeCard, passMinutes, readPrice, setPrice } from './outside.ts';
import { leaveDemo, makeColleague } from './people.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';
import { readAdvertisedSkus } from './worker-of-tests.ts';

/** No other story has to do with it. */
const OWN_PLACE = 4;
const COLLEAGUE = { name: 'Ольга Коллега', email: 'olga-radar@example.test', password: 'Quartz-lantern-58' };
const NEW_TITLE = 'Товар с новым названием из рассказа';
const NEXT_TITLE = 'Товар, который назвали ещё раз';
const NEW_PRICE_RUB = 7777;
const PIGGY_BACKER = 11;
/** Own cards are looked at at least hourly. */
const UNTIL_NEXT_LOOK = 61;
const DAY_MINUTES = 24 * 60;
const LONGEST_MS = 300_000;

let seller: Person;
let sku: number;
let usualPrice: string;

beforeAll(async () => {
  sku = (await readAdvertisedSkus())[OWN_PLACE] ?? 0;
  usualPrice = await readPrice(sku);
  await makeColleague(COLLEAGUE, ['analytics']);
  seller = await newPerson();
  await signIn(seller.page, stack(), '/radar-changes?tab=products');
});
afterAll(async () => {
  await setPrice(sku, usualPrice);
  await changeCard(sku, 'revert', {});
  await leaveDemo(COLLEAGUE);
});

const lines = (page: Page) => page.getByRole('region', { name: 'Лента' }).getByRole('listitem');
const lineOf = (page: Page, kind: string) =>
  page.locator(`[data-kind="${kind}"]`).filter({ hasText: String(sku) });

const rules = (page: Page) => page.getByRole('dialog', { name: 'Правила радара' });

async function openRules(page: Page): Promise<void> {
  await page.goto('/radar-changes');
  await page.getByRole('button', { name: 'Правила', exact: true }).click();
}

async function openLog(page: Page): Promise<void> {
  await openRules(page);
  await rules(page)
    .getByRole('button', { name: /^Журнал: .*Название$/ })
    .click();
}

/** How the command ends for whoever was sent a pack, and what it complains of. */
function verify(pack: string): Promise<{ code: number; said: string }> {
  const command = path.join(import.meta.dirname, '../scripts/verify-evidence.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [command, pack], (error, _, said) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), said }),
    );
  });
}

/** Time goes on until a look has brought the line. */
async function untilSeen(page: Page, kind: string): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    try {
      return await lineOf(page, kind).first().waitFor({ timeout: 12_000 });
    } catch {
      await passMinutes(UNTIL_NEXT_LOOK);
    }
  }
  await lineOf(page, kind).first().waitFor();
}

/** What a screen shows that does not look again by itself; time goes on between two looks. */
async function afterLooks(
  page: Page,
  found: Locator,
  minutes = 2,
  reopen: () => Promise<unknown> = () => page.reload(),
): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    try {
      return await found.waitFor({ timeout: 15_000 });
    } catch {
      await passMinutes(minutes);
      await reopen();
    }
  }
  await found.waitFor();
}

async function expectOnce(page: Page, kind: string): Promise<void> {
  await untilSeen(page, kind);
  expect(await lineOf(page, kind).count()).toBe(1);
}

it(
  'a card is watched, and each of its changes is seen once, from what to what',
  async () => {
    const { page } = seller;

    await step('an own product goes on the radar by its SKU; the first look is a baseline', async () => {
      await page.getByRole('button', { name: 'Добавить товары' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('SKU или ссылки на карточки Ozon').fill(`${sku}\nчайник`);
      await dialog.getByText('Не узнали').waitFor();
      await dialog.getByLabel('SKU или ссылки на карточки Ozon').fill(String(sku));
      await dialog.getByRole('button', { name: 'Добавить 1 товар' }).click();
      const row = tableOf(page, 'Товары').row(String(sku));
      await row.getByText('Смотрим').waitFor({ timeout: 60_000 });
      await shoot(page, 'radar-products');
    });

    await step('price, title, picture and a seller change on the marketplace', async () => {
      await passMinutes(2);
      await setPrice(sku, NEW_PRICE_RUB);
      await changeCard(sku, 'title', { text: NEW_TITLE });
      await changeCard(sku, 'renew', { to: 'main' });
      await changeCard(sku, 'piggy-backer', {
        sellerId: String(PIGGY_BACKER),
        priceRub: String(NEW_PRICE_RUB - 100),
        hours: '240',
      });
    });

    await step('each is a line, once', async () => {
      await page.getByRole('tab', { name: 'Лента' }).click();
      for (const kind of ['price', 'title', 'pictures', 'sellers']) await expectOnce(page, kind);
      expect(await lineOf(page, 'price').innerText()).toMatch(/7\s777/u);
      expect(await lineOf(page, 'title').innerText()).toContain('с новым названием');
      expect(await lineOf(page, 'pictures').innerText()).toContain('главное фото');
      // Another seller who came, for a hundred roubles less.
      expect(await lineOf(page, 'sellers').innerText()).toMatch(/появился.*7\s677/su);
      await shoot(page, 'radar-feed');
    });

    await step('the keyboard goes from line to line, takes note and opens the card', async () => {
      const ids = await lines(page).evaluateAll((found) => found.map((line) => line.dataset['change']));
      const atHand = () =>
        page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-change]')?.dataset['change']);
      await page.keyboard.press('j');
      expect(await atHand()).toBe(ids[0]);
      await page.keyboard.press('j');
      expect(await atHand()).toBe(ids[1]);
      await page.keyboard.press('k');
      await page.keyboard.press('e');
      await lines(page).first().getByRole('button', { name: 'Снять отметку' }).waitFor();
      await page.keyboard.press('e');
      await lines(page).first().getByRole('button', { name: 'Принять к сведению' }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/radar-changes\/\d+/);
      await page.goBack();
    });
  },
  LONGEST_MS,
);

it('what a colleague has acknowledged is seen with the name', async () => {
  const colleague = await newPerson();
  await signIn(colleague.page, COLLEAGUE, '/radar-changes');
  const { page } = colleague;
  const first = page.getByRole('button', { name: /^Принять к сведению/ }).first();
  await first.waitFor();
  const id = await lines(page).filter({ has: first }).first().getAttribute('data-change');
  await first.click();
  await page.locator(`[data-change="${id}"]`).getByText(COLLEAGUE.name).waitFor();
  await seller.page.goto('/radar-changes?unseen=all&noise=true');
  await seller.page.locator(`[data-change="${id}"]`).getByText(COLLEAGUE.name).waitFor();
});

it(
  'a rule finds the next change; who hangs on to the card is noticed once, can be proved, and may be a second company of mine',
  async () => {
    const { page } = seller;
    const stays = () => tableOf(page, 'Прилипалы на карточке');

    await step('a rule is a sentence, and its rehearsal finds what the feed has', async () => {
      await openRules(page);
      const dialog = rules(page);
      await dialog.getByRole('button', { name: 'Новое правило' }).click();
      await dialog.getByLabel('Какие карточки').selectOption(`product:${sku}`);
      for (const kind of ['Цена', 'Название']) await dialog.getByText(kind, { exact: true }).click();
      await dialog.getByText(/^«.*»: Название$/).waitFor();
      await dialog.getByText(/^За \d+ \S+ сработало бы 1 раз$/).waitFor();
      await shoot(page, 'radar-rule');
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
      await dialog.getByRole('switch', { name: /Название$/ }).waitFor();
      await changeCard(sku, 'title', { text: NEXT_TITLE });
    });

    await step('the owner lets them be followed, and the next look finds one', async () => {
      await page.goto(`/radar-changes/${sku}?tab=piggyBackers`);
      await page.getByRole('button', { name: 'Отслеживать прилипал' }).click();
      await afterLooks(page, stays().rows().first(), UNTIL_NEXT_LOOK);
      await stays().row('Новый').first().waitFor();
      await shoot(page, 'radar-piggy-backers');
    });

    await step('the notice of the day is there once, and reaches the owner by letter', async () => {
      await passMinutes(DAY_MINUTES);
      const news = tableOf(page, 'Уведомление раз в день').row('Есть новости');
      await afterLooks(page, news.first());
      expect(await news.count()).toBe(1);
      const { link } = await readMail(stack().email, /^Прилипалы на ваших карточках: \d+$/);
      expect(new URL(link).pathname).toContain('/radar-changes');
    });

    await step('the rule has found the change of that day', async () => {
      await openLog(page);
      const found = rules(page).getByRole('link', { name: 'Название' });
      await afterLooks(page, found.first(), 2, () => openLog(page));
      expect(await found.count()).toBe(1);
      await page.goto(`/radar-changes/${sku}?tab=piggyBackers`);
    });

    await step('the evidence is exported, verified, and a changed byte is named', async () => {
      await page.getByRole('button', { name: 'Доказательства' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Собрать архив' }).click();
      const files = page.getByRole('region', { name: 'Файлы в работе' });
      const [file] = await Promise.all([
        page.waitForEvent('download', { timeout: 120_000 }),
        files.getByRole('button', { name: 'Скачать' }).click({ timeout: 120_000 }),
      ]);
      const pack = await file.path();
      expect(await verify(pack)).toEqual({ code: 0, said: '' });
      const bytes = await readFile(pack);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      const spoilt = `${pack}-spoilt.zip`;
      await writeFile(spoilt, bytes);
      const { code, said } = await verify(spoilt);
      expect([code, said.trim()]).toEqual([1, expect.stringMatching(/\.(json|csv|pdf|webp).*byte \d+/)]);
    });

    await step('a second company of the seller is no piggy-backer', async () => {
      await stays()
        .rows()
        .first()
        .getByRole('button', { name: /^Статус продавца/ })
        .click();
      await page.getByRole('menuitem', { name: 'Это моя вторая компания' }).click();
      await stays().row('Свой').first().waitFor();
    });
  },
  LONGEST_MS,
);

it('a product is paused and goes on, and taken off and brought back', async () => {
  const { page } = seller;
  await page.goto('/radar-changes?tab=products');
  const row = tableOf(page, 'Товары').row(String(sku));
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Пауза: 1' }).click();
  await row.getByText('На паузе').waitFor();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Продолжить: 1' }).click();
  await row.getByText('Смотрим').waitFor();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Убрать из радара: 1' }).click();
  await row.waitFor({ state: 'detached' });
  // The pause has a line of its own to take it back.
  const removed = page.getByRole('alert').filter({ hasText: 'убран из радара' });
  await removed.getByRole('button', { name: 'Отменить' }).click();
  await row.waitFor();
});
