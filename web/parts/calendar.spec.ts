import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, openCase } from './browser.ts';

type Calendar = { page: Page; part: Locator; reached: () => Promise<string | null> };

async function openCalendar(language = 'ru'): Promise<Calendar> {
  const page = await newPage({ language });
  const part = await openCase(page, 'matrices', 'HeatCalendar: two months');
  await part.locator('[data-day="2026-11-20"]').focus();
  return { page, part, reached: () => page.locator(':focus').getAttribute('data-day') };
}

test('arrows walk through the days, over the end of a month, and stay within the period', async () => {
  const { page, reached } = await openCalendar();
  for (const [key, day] of [
    ['ArrowRight', '2026-11-20'],
    ['ArrowUp', '2026-11-13'],
    ['Home', '2026-11-09'],
    ['ArrowUp', '2026-11-02'],
    ['ArrowLeft', '2026-11-01'],
    ['ArrowLeft', '2026-10-31'],
    ['Home', '2026-10-28'],
    ['ArrowLeft', '2026-10-28'],
    ['ArrowDown', '2026-11-04'],
    ['End', '2026-11-08'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await reached(), key).toBe(day);
  }
});

test('one day is reached by Tab, Enter opens it, and a day says its date and what it holds', async () => {
  const { page, part } = await openCalendar();
  expect(await part.locator('[data-day][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  expect(await part.locator('[data-day][tabindex="0"]').getAttribute('data-day')).toBe('2026-11-19');
  await page.keyboard.press('Enter');
  await part.locator('[data-opened="2026-11-19"]').waitFor();
  const sunday = part.getByRole('button', { name: /, 1 ноября 2026.*top50 1/ });
  expect(await sunday.getAttribute('data-day')).toBe('2026-11-01');
});

test('days out of the period are there and are no buttons', async () => {
  const { part } = await openCalendar();
  expect(await part.locator('[data-day]').count()).toBe(24);
  expect(await part.getByRole('cell', { name: /^27/ }).getByRole('button').count()).toBe(0);
});

test('in Arabic weeks begin on Saturday and run from right to left', async () => {
  const { page, part, reached } = await openCalendar('ar');
  await page.keyboard.press('ArrowRight');
  expect(await reached()).toBe('2026-11-19');
  await page.keyboard.press('Home');
  expect(await reached()).toBe('2026-11-14');
  const [first, last] = await Promise.all(
    ['2026-11-14', '2026-11-20'].map((day) => part.locator(`[data-day="${day}"]`).boundingBox()),
  );
  expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
});
