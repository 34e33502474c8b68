import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';

let person: Person;
let page: Page;
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await signIn(page);
});

const rows = () =>
  page.getByRole('grid', { name: 'Показатели по запросам' }).locator('tbody tr[aria-rowindex]');
const totals = () => page.getByRole('region', { name: 'Итоги по выбранным товарам' });
const digits = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Numbers of a column of the table, by its place. */
async function column(place: number): Promise<number[]> {
  const texts = await rows().evaluateAll(
    (all, nth) => all.map((row) => row.children[nth]?.textContent ?? ''),
    place,
  );
  return texts.map(digits);
}

describe('the statistics of a product by its queries', () => {
  it('begin with the products that most people saw, against the days before', async () => {
    await page.goto('/product-request-statistics');
    await rows().first().getByRole('rowheader').waitFor();
    await totals().getByText(/^к /).waitFor();
    expect(
      await totals()
        .getByText(/[+-]\d+\s%/)
        .count(),
    ).toBeGreaterThan(3);
  });

  it('show what is lost first', async () => {
    const lost = await column(3);
    expect(lost[0]).toBeGreaterThan(0);
    expect(lost).toEqual(lost.toSorted((one, other) => other - one));
    const cell = rows().first().locator('td').nth(3).getByRole('img');
    expect(await cell.getAttribute('aria-label')).toMatch(/увидели × \(.+ ожидаемый − .+ у товара\)/);
  });

  it('are asked of products that are picked by their photos', async () => {
    await page.getByRole('button', { name: /^Товары:/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Выбор товаров' });
    const boxes = dialog.getByRole('group', { name: 'Выбор товаров' }).getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await dialog.locator('label img').count()).toBeGreaterThan(0);
    for (const nth of [0, 1]) await boxes.nth(nth).check();
    await dialog.getByRole('button', { name: 'Показать' }).click();
    await page.getByRole('button', { name: 'Товары: 2 товара' }).waitFor();
    expect(new URL(page.url()).searchParams.get('skus')).toMatch(/^\[\d+,\d+\]$/);
    await page.goBack();
  });

  it('draw the funnel of a query, whose shares are those of the counts beside them', async () => {
    await page.goto('/product-request-statistics');
    await rows().first().getByRole('rowheader').click();
    await page.waitForURL(/row=/);
    const funnel = page.getByRole('region', { name: 'По запросу' });
    const steps = await funnel
      .getByRole('listitem')
      .evaluateAll((all) => all.map((step) => [...step.children].map((part) => part.textContent)));
    expect(steps.map(([name]) => name)).toEqual(['Искали', 'Увидели', 'Открыли карточку', 'Заказали']);
    const [searched = 0, seen = 0] = steps.map(([, count = '']) => digits(count));
    const shown = Number.parseFloat((steps[1]?.[3] ?? '').replace(',', '.'));
    expect(shown).toBeCloseTo((seen / searched) * 100, 0);
  });

  it('stand in two halves under one cursor', async () => {
    const half = (name: string) => page.getByRole('region', { name });
    const over = half('Позиция, первая сверху').locator('.u-over');
    await over.waitFor();
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

  it('put what advertising costs beside what it sells, red where it costs more', async () => {
    await page.goto('/product-request-statistics');
    await rows().first().getByRole('rowheader').waitFor();
    await page.getByRole('checkbox', { name: 'Реклама дороже продаж' }).check();
    await page.waitForURL(/costly=true/);
    const over = rows().locator('[data-over]');
    await over.first().waitFor();
    expect(await over.count()).toBe(await rows().count());
    expect(await over.first().getAttribute('aria-label')).toMatch(/Расход .+\s₽, все заказы .+\s₽/);
  });

  it('put the chosen queries on tracking with what it costs', async () => {
    await rows().first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Отслеживать' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Шаг проверки/).waitFor();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  it('and nothing has complained on the way', () => {
    expect(person.problems).toEqual([]);
  });
});
