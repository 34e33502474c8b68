import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, openScreen, shoot, signIn } from './browser.ts';
import { addCondition, conditionsOf } from './conditions.ts';
import { waitForOwnFigures } from './people.ts';
import { step } from './step.ts';
import { tableOf, toNumber } from './tables.ts';

const LOST = 'Потерянные клики';

let page: Page;
beforeAll(async () => {
  await waitForOwnFigures();
  ({ page } = await newPerson());
  await signIn(page);
});

const table = () => tableOf(page, 'Показатели по запросам');
const rows = () => table().rows();
const totals = () => page.getByRole('region', { name: 'Итоги по выбранным товарам' });
async function openStatistics(): Promise<void> {
  await openScreen(page, '/product-request-statistics');
  await rows().first().getByRole('rowheader').waitFor();
}

describe('the statistics of a product by its queries', () => {
  it('show what changed against the days before', async () => {
    await openStatistics();
    await conditionsOf(page).getByText(/^к /).waitFor();
    expect(
      await totals()
        .getByText(/[+−]\d+\s%/)
        .count(),
    ).toBeGreaterThan(3);
  });

  it('begin with the most lost clicks', async () => {
    await openStatistics();
    const lost = (await table().column(LOST)).map(toNumber);
    expect(lost[0]).toBeGreaterThan(0);
    expect(lost).toEqual(lost.toSorted((one, other) => other - one));
    const cell = (await table().locate(rows().first(), LOST)).getByRole('img');
    expect(await cell.getAttribute('aria-label')).toMatch(/увидели × \(.+ ожидаемый − .+ у товара\)/);
  });

  it('narrow to products that are chosen by their photos', async () => {
    await openStatistics();
    await page.getByRole('button', { name: /^Товары:/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Выбор товаров' });
    const boxes = dialog.getByRole('group', { name: 'Выбор товаров' }).getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await dialog.locator('label img').count()).toBeGreaterThan(0);
    for (const nth of [0, 1]) await boxes.nth(nth).check();
    await dialog.getByRole('button', { name: 'Показать' }).click();
    await page.getByRole('button', { name: 'Товары: 2 товара' }).waitFor();
    expect(new URL(page.url()).searchParams.get('skus')).toMatch(/^\[\d+,\d+\]$/);
  });

  it('draw the funnel of a query and its days in two halves under one cursor', async () => {
    await step('shares of the funnel are those of the counts beside them', async () => {
      await openStatistics();
      await rows().first().getByRole('rowheader').click();
      await page.waitForURL(/row=/);
      const funnel = page.getByRole('region', { name: 'По запросу' });
      const steps = await funnel
        .getByRole('listitem')
        .evaluateAll((all) => all.map((step) => [...step.children].map((part) => part.textContent)));
      expect(steps.map(([name]) => name)).toEqual(['Искали', 'Увидели', 'Открыли карточку', 'Заказали']);
      const [searched = 0, seen = 0] = steps.map(([, count = '']) => toNumber(count));
      const shown = Number.parseFloat((steps[1]?.[3] ?? '').replace(',', '.'));
      expect(shown).toBeCloseTo((seen / searched) * 100, 0);
    });

    await step('both halves of the chart follow one cursor', async () => {
      const half = (name: string) => page.getByRole('region', { name });
      const over = half('Позиция, первая сверху').locator('.u-over');
      await over.waitFor();
      const isInWindow = () => over.evaluate((plot) => plot.getBoundingClientRect().bottom <= innerHeight);
      await expect.poll(isInWindow, { message: 'the opened row is shown' }).toBe(true);
      await half('Увидели, покупателей').locator('.u-over').waitFor();
      await over.scrollIntoViewIfNeeded();
      await over.hover();
      const x = (name: string) =>
        half(name)
          .locator('.u-cursor-x')
          .evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).e);
      await expect.poll(() => x('Увидели, покупателей')).toBeGreaterThan(0);
      // The halves follow the pointer one after the other, and one that has just grown follows its next move.
      let moves = 0;
      const apart = async () => {
        await over.hover({ position: { x: 120 + (moves++ % 2) * 40, y: 20 } });
        return Math.abs((await x('Увидели, покупателей')) - (await x('Позиция, первая сверху')));
      };
      await expect.poll(apart).toBeLessThan(0.5);
      await shoot(page, 'request-statistics');
    });
  });

  it('mark where advertising costs more than it sells', async () => {
    await openStatistics();
    await addCondition(page, 'Реклама дороже продаж');
    await page.waitForURL(/costly=true/);
    const over = rows().locator('[data-over]');
    await over.first().waitFor();
    expect(await over.count()).toBe(await rows().count());
    expect(await over.first().getAttribute('aria-label')).toMatch(/Расход .+\s₽, все заказы .+\s₽/);
  });

  it('track the chosen queries, with the cost said first', async () => {
    await openStatistics();
    await rows().first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Отслеживать' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Шаг проверки/).waitFor();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });
});
