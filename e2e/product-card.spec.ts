import { startCardRun } from '@vitrina/contract/product-card.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterReload, newPerson, type Person, shoot, signIn } from './browser.ts';
import { passMinutes } from './outside.ts';
import { openShelf, type ShelfAnswer } from './shelves.ts';
import { step } from './step.ts';
import { readRunsLeft, tableOf } from './tables.ts';

const LONGEST_RUN_MS = 80_000;

let page: Page;
let expectRefusal: Person['expectRefusal'];
let mine: ShelfAnswer['products'][number];
let rival: ShelfAnswer['products'][number];
beforeAll(async () => {
  ({ page, expectRefusal } = await newPerson());
  await signIn(page);
  const { products } = await openShelf(page, 'шторы');
  const [own, other] = [true, false].map((isOwn) =>
    products.find(({ owners, title }) => title !== null && owners.length > 0 === isOwn),
  );
  if (!own || !other) throw new Error('The shelf has no own card or no rival');
  [mine, rival] = [own, other];
});

const history = () => tableOf(page, 'История разборов');
const openedRun = () => new URL(page.url()).searchParams.get('run');

async function analyse(card: string) {
  await page.getByRole('textbox', { name: 'Карточка' }).fill(card);
  const answer = page.waitForResponse(`**/api/${startCardRun.path}`);
  await page.getByRole('button', { name: 'Разобрать карточку' }).click();
  return answer;
}

async function openTab(name: string) {
  await page.getByRole('radiogroup', { name: 'Части разбора' }).getByText(name, { exact: true }).click();
}

describe('the analysis of a card', () => {
  it('offers the own leaders and their rivals; a press fills the form and spends nothing', {
    timeout: 120_000,
  }, async () => {
    await page.goto('/parsing-product-card');
    // Rivals stand on the shelves that the first checks of positions keep, after two periods.
    await passMinutes(15);
    await afterReload(page, page.getByRole('region', { name: 'Сильнейшие соперники' }));
    const before = await readRunsLeft(page);
    const field = page.getByRole('textbox', { name: 'Карточка' });
    const chosen: string[] = [];
    for (const group of ['Ваши самые продаваемые', 'Сильнейшие соперники']) {
      const choice = page.getByRole('region', { name: group }).getByRole('button').first();
      await choice.click();
      await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
      chosen.push(await field.inputValue());
      expect(chosen.at(-1)).toMatch(/^\d+$/);
    }
    expect(new Set(chosen).size).toBe(2);
    await shoot(page, 'product-card-choices');
    await page.reload();
    expect(await field.inputValue()).toBe(chosen.at(-1));
    expect(await readRunsLeft(page)).toBe(before);
  });

  it('refuses what is no card of this marketplace, at no cost', async () => {
    await page.goto('/parsing-product-card');
    const before = await readRunsLeft(page);
    expectRefusal(400, '/api/productCard/start');
    await analyse('https://www.wildberries.ru/catalog/12345678/detail.aspx');
    await page.getByText('Это карточка другой площадки', { exact: false }).first().waitFor();
    await analyse('нет такого артикула');
    await page.getByText('Не узнали карточку', { exact: false }).first().waitFor();
    expect(await readRunsLeft(page)).toBe(before);
  });

  it('costs nothing for a card that nobody sells', async () => {
    await page.goto('/parsing-product-card');
    const before = await readRunsLeft(page);
    await analyse('999999999');
    await page.getByText('Такой карточки на площадке нет').first().waitFor({ timeout: LONGEST_RUN_MS });
    // Read anew: until the limits are asked for again, the screen shows those of before.
    await page.reload();
    expect(await readRunsLeft(page)).toBe(before);
    await page.getByText('Запуск не потрачен.').waitFor();
  });

  it('shows two cards by stages, opens them again from its history and compares them', {
    timeout: 480_000,
  }, async () => {
    await step('it shows its stages, goes on when the page is left, and is named in the bell', async () => {
      await page.goto('/parsing-product-card');
      const before = await readRunsLeft(page);
      await analyse(String(rival.sku));
      await page.getByText(/Этап [123] из 3/).waitFor();
      await page.getByRole('link', { name: 'Статистика' }).first().click();
      await page.waitForURL('**/statistics');
      const ready = `Разбор карточки «${rival.title}» готов`;
      await expect
        .poll(
          async () => {
            await page.reload();
            await page.getByRole('button', { name: /^Уведомления/ }).click();
            await page.getByRole('dialog', { name: 'Уведомления' }).getByText(/./).first().waitFor();
            return page.getByText(ready).count();
          },
          { timeout: LONGEST_RUN_MS, interval: 2000 },
        )
        .toBeGreaterThan(0);
      await page.getByText(ready).first().click();
      await page.waitForURL(/parsing-product-card\?.*run=/);
      await page.getByRole('heading', { level: 2, name: rival.title ?? '' }).waitFor();
      expect(await readRunsLeft(page)).toBe(before - 1);
      await shoot(page, 'product-card-rival');
    });

    await step('photos are loaded when they are seen, and named by the title', async () => {
      const photos = page.getByRole('list', { name: 'Фото' }).getByRole('img');
      const [first] = await photos.evaluateAll((all) =>
        all.map((one) => ({ loading: one.getAttribute('loading'), alt: one.getAttribute('alt') })),
      );
      expect(first).toEqual({ loading: 'lazy', alt: rival.title });
    });

    await step('one card is found by its SKU, its address and its article', async () => {
      const left = await readRunsLeft(page);
      await page.goto(`/pages/product-tables/1?search=${JSON.stringify(String(mine.sku))}`);
      const line = tableOf(page, 'Товары').row(String(mine.sku));
      const article = /6DB-\d+|[A-Z0-9]+-\d{3,}/.exec(await line.first().innerText())?.[0] ?? '';
      expect(article).not.toBe('');
      await page.goto('/parsing-product-card');
      const titles = new Set<string>();
      for (const card of [
        String(mine.sku),
        `https://www.ozon.ru/product/shtory-${mine.sku}/?at=1`,
        article,
      ]) {
        const answer = await analyse(card);
        const { sku, runId } = (await answer.json()) as { sku: number; runId: string };
        expect(sku).toBe(mine.sku);
        await expect.poll(openedRun).toBe(runId);
        // The newest one stands on top.
        await history().rows().first().getByText('Готов').waitFor({ timeout: LONGEST_RUN_MS });
        await page.getByText(/Этап [123] из 3/).waitFor({ state: 'detached', timeout: LONGEST_RUN_MS });
        await page.getByText('Ваш товар').first().waitFor();
        titles.add(await page.getByRole('heading', { level: 2 }).first().innerText());
      }
      expect([...titles]).toEqual([mine.title]);
      // The same card on the same day is one question.
      await expect.poll(() => readRunsLeft(page)).toBe(left - 1);
    });

    await step('the history opens a card again at no cost', async () => {
      const left = await readRunsLeft(page);
      const opened = openedRun();
      await history()
        .row(rival.title ?? '')
        .first()
        .getByText(rival.title ?? '')
        .click();
      await page.getByRole('heading', { level: 2, name: rival.title ?? '' }).waitFor();
      expect(openedRun()).not.toBe(opened);
      expect(await readRunsLeft(page)).toBe(left);
    });

    await step('what only the rival is found by becomes a query of mine', async () => {
      await openTab('Чего нет у меня');
      await page.getByRole('button', { name: 'Моя карточка: Выбрать товар' }).click();
      const picker = page.getByRole('dialog', { name: 'Выбор товаров' });
      // One that nobody looks for by the words of curtains.
      await picker.locator('label').filter({ hasNotText: /штор/i }).last().getByRole('checkbox').click();
      await picker.getByRole('button', { name: 'Показать', exact: true }).click();
      const sentence = page.getByText(/У этой карточки \d+ запрос/);
      const count = async () => Number(/\d+/.exec(await sentence.innerText())?.[0]);
      const gaps = await count();
      expect(gaps).toBeGreaterThan(0);
      const gapTable = tableOf(page, 'Чего нет у меня');
      await gapTable.rows().first().getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Добавить к моему товару' }).click();
      await page.getByText('Добавлен 1 запрос').waitFor();
      await expect.poll(count).toBe(gaps - 1);
    });

    await step('side by side, the lines that differ are marked', async () => {
      await page.goto('/parsing-product-card');
      for (const { title } of [mine, rival])
        await history()
          .row(title ?? '')
          .first()
          .getByRole('checkbox')
          .check();
      await page.getByRole('button', { name: 'Сравнить рядом' }).click();
      const table = page.getByRole('region', { name: 'Сравнить рядом' }).getByRole('table');
      await table.waitFor();
      const lines = await table.locator('tbody tr').evaluateAll((all) =>
        all.map((row) => ({
          values: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
          isMarked: row.hasAttribute('data-differs'),
        })),
      );
      expect(lines.length).toBeGreaterThan(8);
      for (const { values, isMarked } of lines) {
        expect(values).toHaveLength(2);
        expect(isMarked, values.join(' | ')).toBe(values[0] !== values[1]);
      }
      await shoot(page, 'product-card-beside');
    });
  });
});
