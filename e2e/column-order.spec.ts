import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';

const VIEW = `Порядок ${randomBytes(3).toString('hex')}`;
const SORTED = '/search-history?sort=uniq_sellers&direction=desc';

let person: Person;
let page: Page;
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await signIn(page);
});

const table = () => page.getByRole('grid', { name: 'Таблица запросов' });

async function open(address: string): Promise<void> {
  await page.goto(address);
  await table().locator('tbody tr[aria-rowindex]').nth(3).waitFor();
}

/** Headers as they stand, without those of cells that are not data. */
const readOrder = () =>
  table()
    .locator('th[data-column]')
    .evaluateAll((headers) => headers.map((header) => (header as HTMLElement).dataset['column'] ?? ''));

/** Takes a header by its middle and lets it go over the start of another one. */
async function drag(column: string, before: string): Promise<void> {
  const header = (id: string) => table().locator(`th[data-column="${id}"]`);
  const [from, to] = [await header(column).boundingBox(), await header(before).boundingBox()];
  if (from === null || to === null) throw new Error('The headers are not there.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(to.x + 6, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

describe('an order of columns', () => {
  let first: string[] = [];
  let own: string[] = [];

  it('is made by dragging a header, which does not sort meanwhile', async () => {
    await open(SORTED);
    first = await readOrder();
    const [, second = '', third = '', fourth = ''] = first;
    own = [first[0] ?? '', fourth, second, third, ...first.slice(4)];
    await drag(fourth, second);
    await expect.poll(readOrder).toEqual(own);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('uniq_sellers');
    await shoot(page, 'columns-dragged');
  });

  it('is there after a reload, and the cells stand under their headers', async () => {
    await open(SORTED);
    expect(await readOrder()).toEqual(own);
    const places = (selector: string) =>
      table()
        .locator(selector)
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    const [heads, cells] = [await places('thead th'), await places('tbody tr[aria-rowindex="2"] > *')];
    expect(cells).toHaveLength(heads.length);
    for (const [index, left] of cells.entries()) expect(Math.abs(left - (heads[index] ?? 0))).toBeLessThan(2);
  });

  it('stays under a saved view, which is the address alone', async () => {
    await page.getByRole('button', { name: /^Виды/ }).click();
    await page.getByRole('menuitem', { name: 'Сохранить как новый вид' }).click();
    const dialog = page.getByRole('dialog', { name: 'Новый вид' });
    await dialog.getByLabel('Название').fill(VIEW);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Вид сохранён').waitFor();
    await open('/search-history');
    await page.getByRole('button', { name: /^Виды/ }).click();
    await page.getByRole('menuitem', { name: VIEW }).first().click();
    await page.waitForURL(/sort=uniq_sellers/);
    await expect.poll(readOrder).toEqual(own);
  });

  it('is this person’s own, on this screen alone', async () => {
    await page.goto('/wb/search-history');
    await table().locator('th[data-column]').nth(3).waitFor();
    const ordered = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) => (/"order":\["/.test(text) ? [key] : [])),
    );
    expect(ordered).toEqual([expect.stringMatching(/^table\.search-history\.\d+$/)]);
    const other = await newPerson();
    await signIn(other.page);
    await other.page.goto('/search-history');
    const headers = other.page.getByRole('grid', { name: 'Таблица запросов' }).locator('th[data-column]');
    await headers.nth(3).waitFor();
    expect(
      await headers.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['column'])),
    ).toEqual(first);
    await other.leave();
  });

  it('goes back to the first one when that is asked for', async () => {
    await open('/search-history');
    await page.getByRole('button', { name: 'Вид таблицы' }).click();
    const panel = page.getByRole('dialog', { name: 'Вид таблицы' });
    await panel.getByRole('button', { name: 'Вернуть исходный вид' }).click();
    await expect.poll(readOrder).toEqual(first);
    expect(person.problems).toEqual([]);
  });
});
