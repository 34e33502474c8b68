import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { passMinutes } from './outside.ts';
import { lookNow, openShelf, type ShelfAnswer, shelfAfter } from './shelves.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const QUERY = 'шторы';

let page: Page;
let expectRefusal: Person['expectRefusal'];
beforeAll(async () => {
  ({ page, expectRefusal } = await newPerson());
  await signIn(page);
});

const table = () => tableOf(page, 'Выдача');
const cards = () => page.getByRole('list', { name: 'Выдача' }).getByRole('listitem');
const slider = () => page.getByRole('slider', { name: /^Момент выдачи/ });
const placesOf = ({ products }: ShelfAnswer) => new Map(products.map(({ sku, place }) => [sku, place]));

describe('a shelf', () => {
  it('of the tracked query with the most demand stands there before anything is asked', async () => {
    await page.goto('/products-in-search');
    await page.getByText('Ваш отслеживаемый запрос с наибольшим спросом').waitFor();
    expect(await page.getByLabel('Запрос', { exact: true }).first().inputValue()).not.toBe('');
    expect(new URL(page.url()).search).toBe('');
    // Read by hand, because its first check may not have come yet; what is shown then has its address.
    const { products } = await lookNow(page);
    expect(products.length).toBeGreaterThan(5);
    await page.waitForURL(/query=.*city=/);
    await page.goto('/products-in-search');
    await page.getByText('Ваш отслеживаемый запрос с наибольшим спросом').waitFor();
    expect((await table().column('Место')).length).toBeGreaterThan(5);
    await shoot(page, 'products-in-search-leading');
    // A question of an address wins.
    await page.goto('/products-in-search?query=небывалый');
    await page.getByText('Введите запрос и выберите город').waitFor();
    expect(await page.getByText('Ваш отслеживаемый запрос с наибольшим спросом').count()).toBe(0);
  });

  it('is read, compared with a day later and replayed', { timeout: 300_000 }, async () => {
    const first = await openShelf(page, QUERY);

    await step('places go on over the pages', async () => {
      expect(first.products.length).toBeGreaterThanOrEqual(100);
      expect(new Set(first.products.map((product) => product.page)).size).toBeGreaterThan(1);
      expect(first.products.map(({ place }) => place)).toEqual(first.products.map((_, index) => index + 1));
      await table().rows().nth(5).waitFor();
      const shown = await table().column('Место');
      expect(shown.slice(0, 6)).toEqual(['1', '2', '3', '4', '5', '6']);
      await page.getByText(`прочитано ${first.products.length} мест`, { exact: false }).waitFor();
      await page.getByText('дальше выдача продолжается').waitFor();
    });

    await step('cards of the own cabinets, and no others, are framed', async () => {
      await page.getByText('Витрина', { exact: true }).last().click();
      await page.waitForURL(/view=grid/);
      await expect.poll(() => cards().count()).toBe(first.products.length);
      const framed = await cards().evaluateAll((all) =>
        all.map((one) => one.hasAttribute('data-own')).flatMap((isOwn, index) => (isOwn ? [index + 1] : [])),
      );
      const own = first.products.filter(({ owners }) => owners.length > 0).map(({ place }) => place);
      expect(own.length).toBeGreaterThan(1);
      expect(framed).toEqual(own);
      const borders = await cards().evaluateAll((all) => all.map((one) => getComputedStyle(one).borderColor));
      const colours = new Set(own.map((place) => borders[place - 1]));
      expect(colours.size).toBe(1);
      expect(borders.filter((border) => colours.has(border))).toHaveLength(own.length);
      await shoot(page, 'products-in-search-grid');
      await page.getByText('Таблица', { exact: true }).first().click();
    });

    await step('own cards are set against the first ten of others and against each other', async () => {
      const rivals = first.products.filter(({ place, owners }) => place <= 10 && owners.length === 0);
      const prices = rivals.flatMap(({ priceKopecks }) => priceKopecks ?? []).toSorted((a, b) => a - b);
      const [low, high] = [prices[(prices.length - 1) >> 1] ?? 0, prices[prices.length >> 1] ?? 0];
      const median = Math.round((low + high) / 2 / 100);
      const sentence = await page.getByText(/^Медиана топ-10:/).innerText();
      expect(sentence.replaceAll(/\s/g, '')).toContain(`Цена${median}`);
      await page.getByRole('heading', { name: 'Возможная каннибализация' }).waitFor();
      await page.getByText('названия совпадают на', { exact: false }).first().waitFor();
    });

    await step('a day later it says which cards came, went and moved', async () => {
      await passMinutes(24 * 60);
      const second = await lookNow(page);
      await expect.poll(() => slider().getAttribute('aria-valuetext')).toContain('прочитано вручную');
      expect(Number(await slider().inputValue())).toBeGreaterThanOrEqual(1);
      await page.getByRole('combobox', { name: 'Сравнить с' }).click();
      // The nearest to a day ago stands among the first.
      await page.getByRole('option').nth(1).click();
      await page.waitForURL(/against=/);
      const [was, now] = [placesOf(first), placesOf(second)];
      const depth = Math.min(was.size, now.size);
      const entered = [...now].filter(([sku, place]) => !was.has(sku) && place <= depth);
      const left = [...was].filter(([sku, place]) => !now.has(sku) && place <= depth);
      const moved = [...now].filter(([sku, place]) => was.has(sku) && was.get(sku) !== place);
      expect(moved.length).toBeGreaterThan(0);
      await page.getByText(`Вошли: ${entered.length}`, { exact: true }).waitFor();
      await page.getByText(`Ушли: ${left.length}`, { exact: true }).waitFor();
      await page.getByText(`Сдвинулись: ${moved.length}`, { exact: true }).waitFor();
      await shoot(page, 'products-in-search-compared');
    });

    await step('the slider and a link open the first moment again', async () => {
      const shown = await slider().getAttribute('aria-valuetext');
      await slider().press('ArrowLeft');
      await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(first.moment.takenAt);
      await expect.poll(() => slider().getAttribute('aria-valuetext')).not.toBe(shown);
      const again = await shelfAfter(page, () => page.reload());
      expect(again.products.map(({ sku }) => sku)).toEqual(first.products.map(({ sku }) => sku));
      await page.keyboard.press(']');
      await expect.poll(() => slider().getAttribute('aria-valuetext')).toBe(shown);
    });
  });
});

describe('a product of the shelf', () => {
  const openMenu = async (isOwn: boolean) => {
    const { products } = await openShelf(page, QUERY);
    const chosen = products.find(({ owners }) => owners.length > 0 === isOwn);
    await table()
      .grid.getByRole('button', { name: `Действия: ${chosen?.title}` })
      .first()
      .click();
    return chosen;
  };

  it('of another seller is added to my products once', async () => {
    await openMenu(false);
    const add = page.getByRole('menuitem', { name: 'Добавить в мои товары как внешний' });
    await add.click();
    await page.getByText('Товары добавлены').waitFor();
    expectRefusal(400, '/api/product/addExternal');
    await openMenu(false);
    await add.click();
    await page.getByText('Такой товар уже добавлен').waitFor();
  });

  it('of my own leads to a test of its images and the analysis of its card, and is not added once more', async () => {
    const chosen = await openMenu(true);
    const open = page.getByRole('menuitem', { name: 'Открыть на площадке' });
    await open.waitFor();
    expect(await page.getByRole('menuitem', { name: 'Добавить в мои товары как внешний' }).count()).toBe(0);
    expect(await open.getAttribute('href')).toBe(`https://www.ozon.ru/product/${chosen?.sku}/`);
    const test = page.getByRole('menuitem', { name: 'Начать A/B-тест' });
    expect(await test.getAttribute('href')).toBe(`/ab-test?product=${chosen?.sku}`);
    await page.getByRole('menuitem', { name: 'Разобрать карточку' }).click();
    await page.waitForURL('**/parsing-product-card?**');
    expect(await page.getByRole('textbox', { name: 'Карточка' }).inputValue()).toBe(String(chosen?.sku));
  });

  it('is the last one where the shelf ends', async () => {
    const { moment, products } = await openShelf(page, 'кружка', '&depth=1000');
    expect(moment.isWhole).toBe(true);
    expect(products.at(-1)?.place).toBe(moment.placesRead);
    await page.getByText('это вся выдача').waitFor();
  });
});
