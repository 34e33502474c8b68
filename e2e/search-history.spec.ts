import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getQuerySeries, getQueryStatistics } from '@vitrina/contract/search-history.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextAnswer } from './answers.ts';
import { newPerson, shoot, signIn } from './browser.ts';
import { addCondition, chipOf, chooseCondition, openCondition } from './conditions.ts';
import { readNow } from './outside.ts';
import { step } from './step.ts';
import { readRunsLeft, tableOf } from './tables.ts';

const QUERIES = ['чайник', 'термос', 'шторы'] as const;
const UNKNOWN = 'небывалый запрос щщщ';

let page: Page;
beforeAll(async () => {
  ({ page } = await newPerson());
  await signIn(page);
});

const table = () => tableOf(page, 'Таблица запросов');
/** Of the provider: official reports of the same queries, as far as they have been collected, stand beneath. */
const charts = () =>
  page
    .locator('section section[aria-label]:not([aria-label^="Другие источники"])')
    .filter({ has: page.locator('.u-over') });
/** A chart is drawn when it comes into sight, and all of them stand above the hours. */
const seeCharts = () => page.getByText('Среднее значение по часам').scrollIntoViewIfNeeded();
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);

async function openHistory(queries: readonly string[], more = {}, path = '/search-history') {
  const search = new URLSearchParams({ queries: JSON.stringify(queries), ...more });
  await page.goto(`${path}?${search.toString()}`);
  if (queries.length > 0) await table().rows().first().waitFor();
}

const runsLeft = () => readRunsLeft(page);

describe('several queries', () => {
  it('are pasted as a list for one run, and hidden where nothing is known', async () => {
    await step('each is taken once, and all of them cost one run however often they are opened', async () => {
      await openHistory([]);
      const before = await runsLeft();
      const field = page.getByLabel('Запросы', { exact: true });
      await field.click();
      await field.fill(`${QUERIES.join(';')}; ЧАЙНИК ;${UNKNOWN}`);
      await page.keyboard.press('Enter');
      await page.getByText('Объединено повторов: 1').waitFor();
      expect(JSON.parse(parameter('queries') ?? '')).toEqual([...QUERIES, UNKNOWN]);
      const after = before - 1;
      await expect.poll(runsLeft).toBe(after);
      await page.getByRole('columnheader', { name: 'Конкуренты' }).getByRole('button').click();
      await page.waitForURL(/sort=uniq_sellers/);
      await page.reload();
      await table().rows().first().waitFor();
      await expect.poll(runsLeft).toBe(after);
    });

    await step('queries without data are counted, and hidden by one switch', async () => {
      await page.getByText('Нет данных по 1 запросу').waitFor();
      await addCondition(page, 'Без пустых');
      await page.getByText('Скрыт 1 запрос без данных').waitFor();
      await expect.poll(() => table().column('Запрос')).not.toContain(UNKNOWN);
    });
  });
});

describe('the window of the statistics', () => {
  it('is not the period: 7 and 28 days never move the dates', async () => {
    const today = moscowDay(await readNow());
    const period = { from: addDays(today, -15), to: addDays(today, -2) };
    await openHistory(QUERIES, period);
    const field = page.getByRole('button', { name: /^Период: / });
    const shown = await field.innerText();
    const requested = page.waitForRequest(
      (request) =>
        request.url().endsWith(getQuerySeries.path) &&
        (request.postDataJSON() as { window: number }).window === 28,
    );
    await chooseCondition(page, 'Статистика', '28 дней');
    expect((await requested).postDataJSON()).toMatchObject({ ...period, window: 28 });
    expect({ from: parameter('from'), to: parameter('to') }).toEqual(period);
    expect(await field.innerText()).toBe(shown);
  });
});

describe('charts', () => {
  it('are one a metric or one a query, and follow one cursor', async () => {
    await step('one a metric has all queries, one a query has two axes', async () => {
      await openHistory(QUERIES, { metrics: JSON.stringify(['count', 'cart_conversion']) });
      await expect.poll(() => charts().count()).toBe(2);
      const names = charts().first().getByRole('group', { name: 'Линии графика' }).getByRole('button');
      await expect.poll(() => names.allInnerTexts()).toEqual(expect.arrayContaining([...QUERIES]));
      await page.getByText('По запросам', { exact: true }).click();
      await seeCharts();
      await expect.poll(() => charts().count()).toBe(QUERIES.length);
      const labels = await charts().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      expect(labels).toEqual([...QUERIES]);
      await charts().first().getByText('правая ось').first().waitFor();
      await shoot(page, 'search-history-charts');
    });

    await step('they follow one cursor until they are separated', async () => {
      const [first, second] = [charts().nth(0), charts().nth(1)];
      const cursorOf = (chart: typeof first) =>
        chart.locator('.u-cursor-x').evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).e);
      const point = async (share: number) => {
        await first.scrollIntoViewIfNeeded();
        const { width, height } = (await first.locator('.u-over').boundingBox()) ?? { width: 0, height: 0 };
        await first.locator('.u-over').hover({ position: { x: width * share, y: height / 2 } });
        return width * share;
      };
      await point(0.2);
      const at = await point(0.7);
      await expect.poll(async () => Math.abs((await cursorOf(second)) - at)).toBeLessThan(30);
      await page.getByRole('switch', { name: 'Синхронизировать графики' }).click();
      // The pointer has left the charts for the switch.
      const old = await cursorOf(second);
      await point(0.2);
      await expect.poll(async () => Math.abs((await cursorOf(first)) - old)).toBeGreaterThan(50);
      expect(await cursorOf(second)).toBe(old);
      await page.getByRole('switch', { name: 'Синхронизировать графики' }).click();
    });
  });
});

describe('hours and days', () => {
  const heat = () => page.getByRole('region', { name: /^Часы и дни/ }).getByRole('table');
  const line = async (index: number) =>
    (await heat().locator('tbody tr').nth(index).locator('td').allInnerTexts()).map((text) =>
      Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
    );

  it('are seven rows of 24 hours, and shares of a day in one click', async () => {
    await openHistory(['чайник']);
    await expect.poll(() => heat().locator('tbody tr').count()).toBe(7);
    const counts = await line(0);
    expect(counts).toHaveLength(24);
    await page.getByText('Доля дня', { exact: true }).click();
    await page.waitForURL(/heatMetric=share/);
    const shares = await line(0);
    const sum = counts.reduce((total, count) => total + count, 0);
    for (const [hour, share] of shares.entries())
      expect(Math.abs(share - ((counts[hour] ?? 0) / sum) * 100), `hour ${hour}`).toBeLessThan(1.5);
    await page.getByText('Даты', { exact: true }).click();
    await expect.poll(() => heat().locator('tbody tr').count()).toBeGreaterThan(7);
    await shoot(page, 'search-history-heat');
  });
});

describe('the same question', () => {
  it('opens as it was left: view, metrics, city, order, window', async () => {
    const left = {
      mode: 'multi',
      metrics: JSON.stringify(['count', 'gmv']),
      city: '213',
      window: '28',
      sort: 'query',
      direction: 'asc',
    };
    await openHistory(QUERIES, left);
    const city = (await openCondition(page, 'Город')).getByRole('combobox', { name: 'Город' });
    await expect.poll(() => city.inputValue()).toBe('Москва');
    await page.getByText('Город целиком: по офисам источник данных не даёт').waitFor();
    await page.keyboard.press('Escape');
    await seeCharts();
    await expect.poll(() => charts().count()).toBe(QUERIES.length);
    // The provider's lines come first; those of other sources stand after them, in an order of their own.
    const shown = (await table().column('Запрос')).slice(0, QUERIES.length);
    expect(shown).toEqual(QUERIES.toSorted((a, b) => a.localeCompare(b, 'ru')));
    const header = page.getByRole('columnheader', { name: 'Запрос', exact: true });
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
  });

  it('opens for other marketplaces in their own words', async () => {
    await step('one press asks another marketplace', async () => {
      await openHistory(QUERIES, { mode: 'multi' });
      for (const [name, path] of [
        ['Wildberries', '/wb/search-history'],
        ['Яндекс Маркет', '/ym/search-history'],
      ] as const) {
        await page.getByRole('navigation', { name: 'Площадка' }).getByRole('link', { name }).click();
        await page.waitForURL(`**${path}?**`);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        expect(JSON.parse(parameter('queries') ?? '')).toEqual([...QUERIES]);
        expect(parameter('mode')).toBe('multi');
      }
    });

    await step('Yandex Market has a window of one day, and Ozon a week instead', async () => {
      const answer = nextAnswer(page, getQueryStatistics.path);
      await chooseCondition(page, 'Статистика', '1 день');
      const { rows } = (await (await answer).json()) as OutputOf<typeof getQueryStatistics>;
      expect(rows.filter(({ source }) => source === 'feed').map(({ windowDays }) => windowDays)).toEqual(
        QUERIES.map(() => 1),
      );
      await page.getByText('за один день').waitFor();
      await page.getByRole('navigation', { name: 'Площадка' }).getByRole('link', { name: 'Ozon' }).click();
      await page.waitForURL(/^[^?]*\/search-history\?.*window=1/);
      await chipOf(page, 'Статистика за 7 дней').waitFor();
    });

    await step('only Ozon leads to shelves and places', async () => {
      await openHistory(QUERIES, {}, '/wb/search-history');
      await page
        .getByRole('button', { name: `Действия с запросом «${QUERIES[0]}»` })
        .first()
        .click();
      const link = page.getByRole('menuitem', { name: 'Открыть в истории запросов' });
      expect(await link.getAttribute('href')).toContain('/wb/search-history?');
      expect(await page.getByRole('menuitem').count()).toBe(2);
      await page.keyboard.press('Escape');
      await openHistory(QUERIES);
      await page
        .getByRole('button', { name: `Действия с запросом «${QUERIES[0]}»` })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Показать выдачу' }).click();
      await page.waitForURL(/products-in-search\?query=/);
    });
  });
});
