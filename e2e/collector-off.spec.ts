import { isDeepStrictEqual } from 'node:util';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readColumns } from '../web/parts/chart-pixels.ts';
import { readCell } from '../web/parts/matrix-pixels.ts';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { mendStorefront, passMinutes, readNow, spoilStorefront } from './outside.ts';
import { DEMO } from './people.ts';
import { step } from './step.ts';

const STEP_MINUTES = 5;
const OFF_MINUTES = 60;
const CELL_PX = 46;
/** The words follow the canvas within a fifth of a second. */
const REST_MS = 500;

/** interface-rules.md S4: the simulated collector is off for an hour. */
let person: Person;
let page: Page;
/** Days of the story: it may begin before midnight and end after it. */
let from = '';
beforeAll(async () => {
  from = moscowDay(await readNow());
  // An hour of five minutes and what stands on both sides of it are in sight at once.
  person = await newPerson({ width: 2400 });
  page = person.page;
  await signIn(page);
  await passMinutes(2 * STEP_MINUTES);
  await openEntry('matrix');
  await page.getByText('Отслеживается', { exact: true }).waitFor({ timeout: 60_000 });
  await checkOnce();
  await checkOnce();
  await vi.waitUntil(async () => !(await isStale()), { timeout: 30_000, interval: 1500 });
}, 240_000);
afterAll(async () => {
  await mendStorefront();
});

const matrix = () => page.getByRole('grid', { name: /^Позиции товара/ });
// What stands in for it while the entry is on its way has such words too.
const freshness = () => page.locator(':not([inert]) > p', { hasText: 'Источник: выдача витрины' });
const isStale = async () => (await freshness().getAttribute('data-stale')) !== null;

async function openEntry(view: 'matrix' | 'lines'): Promise<void> {
  const to = moscowDay(await readNow());
  const state = new URLSearchParams({ from, to, grouping: 'FiveMinute', view });
  await page.goto(`/position-check/${DEMO.entryId}?${String(state)}`);
  await freshness().waitFor();
}

/** The words of each query's cells in the window that is drawn, oldest first. */
async function readWords(): Promise<string[][]> {
  const rows = page.getByRole('table', { name: /видимая часть/ }).locator('tbody tr');
  await rows.first().waitFor({ state: 'attached' });
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((td) => td.textContent)),
  );
}

/** What stands before the cells, and how wide it is: a window with little room leaves some of it out. */
async function readLead(): Promise<{ columns: number; width: number }> {
  const row = matrix()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  return row.first().evaluate(({ children }) => {
    const boxes = [...children].map((one) => one.getBoundingClientRect());
    const [left, right] = [boxes.map((box) => box.left), boxes.map((box) => box.right)];
    return { columns: children.length, width: Math.max(...right) - Math.min(...left) };
  });
}

const isPlace = (words: string | undefined) => /^место \d+$/.test(words ?? '');
const isUnchecked = (words: string | undefined) =>
  ['Плановая проверка не состоялась', 'Ошибка на стороне площадки'].includes(words ?? '');

/** Waits for the check of the slot that has come, as often as it takes. */
async function checkOnce(): Promise<void> {
  const before = await freshness().innerText();
  await passMinutes(STEP_MINUTES);
  await vi.waitUntil(async () => (await openEntry('matrix'), (await freshness().innerText()) !== before), {
    timeout: 45_000,
    interval: 1500,
  });
}

const hasPlaceAgain = (cells: readonly string[]) =>
  isPlace(cells.findLast((one) => isPlace(one) || isUnchecked(one)));

/**
 * The words, and how many buckets stand before the first of them. A check that comes moves the canvas at once and the words a
 * moment later: both are read when they have come to rest.
 */
async function readAtRest() {
  const look = async () => ({
    words: await readWords(),
    skipped: await matrix().evaluate((grid, width) => Math.floor(grid.scrollLeft / width), CELL_PX),
  });
  for (let before = await look(); ; ) {
    await page.waitForTimeout(REST_MS);
    const after = await look();
    if (isDeepStrictEqual(before, after)) return after;
    before = after;
  }
}

/** The first query that has a place again, and its cells between the first such place and the last one before. */
async function findGap() {
  // The table for screen readers follows the canvas, which moves to the newest checks when they come.
  await expect.poll(async () => (await readWords()).some(hasPlaceAgain), { timeout: 45_000 }).toBe(true);
  const { words, skipped } = await readAtRest();
  const row = words.findIndex(hasPlaceAgain);
  const cells = words[row] ?? [];
  const last = cells.findLastIndex(isUnchecked);
  const after = cells.findIndex((words, nth) => nth > last && isPlace(words));
  const before = cells.slice(0, last).findLastIndex(isPlace);
  return { row, between: cells.slice(before + 1, after), before: skipped + before, after: skipped + after };
}

describe('an hour without the collector', () => {
  it('is called late at once, hatched in the matrix and a gap in the lines', {
    timeout: 300_000,
  }, async () => {
    await step('the line of freshness is yellow meanwhile', async () => {
      await spoilStorefront('status500');
      await passMinutes(OFF_MINUTES);
      // The server hears of the jump a moment later, and a page takes its time from the server.
      await expect
        .poll(async () => (await openEntry('matrix'), isStale()), { timeout: 45_000, interval: 1500 })
        .toBe(true);
      await freshness().getByText('обновление задерживается').waitFor();
      const [line, yellow] = await freshness().evaluate((element) => {
        const probe = element.appendChild(document.createElement('i'));
        probe.style.color = 'var(--v-warning-text)';
        const colors = [element, probe].map((one) => getComputedStyle(one).color);
        probe.remove();
        return colors;
      });
      expect(line).toBe(yellow);
      await shoot(page, 'collector-off');
    });

    await step('the hour, and nothing else, is hatched afterwards', async () => {
      await mendStorefront();
      await checkOnce();
      await expect.poll(isStale, { timeout: 45_000, interval: 1500 }).toBe(false);
      const { row, between, before, after } = await findGap();
      // An hour has twelve slots; a jump of the clock may cost those at its ends as well.
      expect(between.length).toBeGreaterThanOrEqual(OFF_MINUTES / STEP_MINUTES - 1);
      expect(between.length).toBeLessThanOrEqual(OFF_MINUTES / STEP_MINUTES + 3);
      expect(between.filter((words) => !isUnchecked(words))).toEqual([]);
      const lead = (await readLead()).width;
      const hatched = async (bucket: number) => (await readCell(matrix(), row, bucket, lead)).hasHatch;
      for (let bucket = before + 1; bucket < after; bucket += 1)
        await expect.poll(async () => hatched(bucket), { message: `bucket ${bucket}` }).toBe(true);
      expect([await hatched(before), await hatched(after)]).toEqual([false, false]);
      await shoot(page, 'collector-off-matrix');
    });

    await step('no line crosses the gap', async () => {
      const { row, before, after } = await findGap();
      const query = await matrix().getByRole('rowheader').nth(row).innerText();
      const buckets = Number(await matrix().getAttribute('aria-colcount')) - (await readLead()).columns;
      await openEntry('lines');
      const legend = page.getByRole('group', { name: 'Линии графика' });
      const line = legend.getByRole('button', { name: query, exact: true });
      await line.click();
      await expect.poll(() => legend.locator('[aria-pressed="true"]').count()).toBe(1);
      const readLine = async () => (await readColumns(page.getByRole('main'), buckets)).at;
      // The two ends of the gap are drawn, and nothing from one to the other.
      await expect.poll(async () => (await readLine())[after]).toBe(true);
      const at = await readLine();
      expect(at[before]).toBe(true);
      expect(at.slice(before + 2, after - 1)).not.toContain(true);
      await shoot(page, 'collector-off-lines');
    });
  });
});
