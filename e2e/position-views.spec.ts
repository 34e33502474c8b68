import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newPerson, shoot, signIn } from './browser.ts';
import { passMinutes, readNow } from './outside.ts';
import { tableOf, toNumber } from './tables.ts';
import { foundProducts } from './tracked.ts';

/** Two carpets of the demo are followed on it. */
const QUERY = 'детский ковер';
const PRODUCT = 'ковёр';
const DATES = 'Две даты';
const PROFILE = 'Среднее место по часам, время московское';
const COMPARED = `Товары по запросу «${QUERY}»`;

let page: Page;
/** Path of the carpet's screen. */
let carpet = '';
/** The newest day of the screen, as Moscow has it. */
let day = '';

beforeAll(async () => {
  ({ page } = await newPerson());
  await signIn(page);
  // Two checks, wherever the story stands among the others.
  await passMinutes(11);
  await page.goto('/position-check');
  await foundProducts(page).filter({ hasText: PRODUCT }).first().click();
  await page.waitForURL('**/position-check/*');
  carpet = new URL(page.url()).pathname;
  day = moscowDay(await readNow());
});

const open = (search: Record<string, string>) =>
  page.goto(`${carpet}?${new URLSearchParams(search).toString()}`);
const theDay = () => page.locator('button[data-day]').last();
const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** What the words of a day say after its date. */
const saidOfDay = async () => ((await theDay().getAttribute('title')) ?? '').replace(/^.* г\., /, '');

const dates = () => tableOf(page, DATES);
const isPlace = (shown: string) => /^\d+$/.test(shown);

async function readBestOfDay(): Promise<Map<string, number>> {
  await open({ view: 'dates', grouping: 'Day', choice: 'best' });
  const places = await dates().columns('Запрос', 'Стало');
  return new Map(places.filter(([, best]) => isPlace(best)).map(([query, best]) => [query, Number(best)]));
}

describe('the calendar of a product', () => {
  it('holds the best place of a day, of one query and of all', async () => {
    // A check between two looks may find a better place.
    await vi.waitFor(
      async () => {
        const best = await readBestOfDay();
        await open({ view: 'calendar' });
        await theDay().waitFor();
        expect(await saidOfDay()).toBe(`место ${Math.min(...best.values())}`);
        // The carpet may be found by another query than the one that both of them follow.
        const [query = '', place] = [...best][0] ?? [];
        await choose('Чьи места', query);
        await expect.poll(saidOfDay, { timeout: 5000 }).toBe(`место ${place}`);
      },
      { timeout: 60_000, interval: 1000 },
    );
    expect(await theDay().getAttribute('data-day')).toBe(day);
    await shoot(page, 'position-calendar');
  }, 90_000);

  it('leads to the hours of a day and back', async () => {
    await open({ view: 'calendar' });
    await theDay().click();
    await page.getByRole('grid', { name: /^Позиции товара/ }).waitFor();
    const requested = new URL(page.url()).searchParams;
    expect([requested.get('from'), requested.get('to')]).toEqual([day, day]);
    await page.goBack();
    await theDay().waitFor();
  });
});

describe('the profile of a day', () => {
  const measured = async () => {
    const table = page.getByRole('region', { name: PROFILE });
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: QUERY }) });
    await row.waitFor();
    return row.locator('td:not([data-tone=gap])').count();
  };

  it('has a column for each hour and an average where there were answers', async () => {
    await open({ view: 'day', from: day, to: day });
    const heads = page.getByRole('region', { name: PROFILE }).getByRole('columnheader');
    await expect.poll(() => heads.count()).toBe(1 + 24);
    expect(await measured()).toBeGreaterThan(0);
    await shoot(page, 'position-day-profile');
  });

  it('separates working days from weekends', async () => {
    await open({ view: 'day', from: day, to: day });
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const kind = (name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
    await kind(isWeekend ? 'Будни' : 'Выходные').click();
    await expect.poll(measured).toBe(0);
    await kind(isWeekend ? 'Выходные' : 'Будни').click();
    await expect.poll(measured).toBeGreaterThan(0);
  });
});

describe('products on one query', () => {
  const compared = () => tableOf(page, COMPARED);

  it('are compared by their places', async () => {
    await open({ view: 'products', query: QUERY });
    expect((await compared().column('Товар')).length).toBeGreaterThan(1);
    await page.locator('canvas').first().waitFor();
    await shoot(page, 'position-products');
  });

  it('lead to each other with the query still chosen', async () => {
    await open({ view: 'products', query: QUERY });
    await compared().rows().first().waitFor();
    const mine = await page.getByRole('heading', { level: 1 }).innerText();
    await compared().rows().filter({ hasNotText: mine }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(carpet);
    await compared().row(mine).waitFor();
    expect(new URL(page.url()).searchParams.get('query')).toBe(QUERY);
  });
});

describe('two moments', () => {
  const counts = async () => {
    const text = await page.getByRole('status').filter({ hasText: 'Выросли:' }).innerText();
    const named = text.matchAll(/([\p{L} ]+): (\d+)/gu);
    return Object.fromEntries(Array.from(named, ([, name = '', count]) => [name.trim(), Number(count)]));
  };

  const chosenMoment = (name: string) => page.getByRole('combobox', { name }).inputValue();

  async function openMoments(): Promise<void> {
    // There are two of them, even where this story is the first of the day.
    await passMinutes(6);
    await expect
      .poll(async () => {
        await open({ view: 'dates', grouping: 'FiveMinute', from: day, to: day });
        return (await chosenMoment('Было')) !== (await chosenMoment('Стало'));
      })
      .toBe(true);
  }

  it('are compared query by query', async () => {
    await openMoments();
    const rows = await dates().columns('Запрос', 'Было', 'Стало', 'Изменение');
    const sum = Object.values(await counts()).reduce((all, count) => all + count, 0);
    expect(sum).toBe(rows.length);
    for (const [query, a, b, change] of rows) {
      if (isPlace(a) && isPlace(b)) expect(toNumber(change), query).toBe(Number(a) - Number(b));
      else expect(change, query).toBe('—');
    }
    await shoot(page, 'position-dates');
  });

  it('show no change when they are one and the same', async () => {
    await openMoments();
    const was = await chosenMoment('Было');
    expect(await chosenMoment('Стало')).not.toBe(was);
    await choose('Стало', was);
    const readPairs = () => dates().columns('Было', 'Стало');
    await expect.poll(async () => (await readPairs()).every(([a, b]) => a === b)).toBe(true);
    expect((await readPairs()).flat().some(isPlace)).toBe(true);
    expect(await counts()).toMatchObject({ Выросли: 0, Упали: 0 });
  });
});

describe('lines', () => {
  it('are drawn on either scale', async () => {
    await open({ view: 'lines' });
    const chart = page.locator('canvas').first();
    const draw = () => chart.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    let linear = '';
    // At rest: two looks in a row see the same lines.
    await expect.poll(async () => linear === (linear = await draw()), { interval: 500 }).toBe(true);
    await page.getByRole('switch', { name: 'Логарифмическая шкала' }).check({ force: true });
    await page.waitForURL(/scale=log/);
    await expect.poll(draw).not.toBe(linear);
    await shoot(page, 'position-lines-log');
  });
});
