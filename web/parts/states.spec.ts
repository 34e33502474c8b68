import { expect, test } from 'vitest';
import { caseOf, hasFocus, newPage, openPart } from './browser.ts';

test('a limit says its numbers and changes its look from 80 % on', async () => {
  const page = await newPage();
  await openPart(page, 'marks');
  const meters = caseOf(page, 'LimitMeter').locator('[data-state]');
  expect(await meters.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['state']))).toEqual([
    'free',
    'near',
    'spent',
    'spent',
  ]);
  const bars = caseOf(page, 'LimitMeter').getByRole('progressbar');
  // Fetched on their own, one after the other.
  await expect.poll(() => bars.count()).toBe(4);
  expect(await bars.nth(1).getAttribute('aria-valuetext')).toBe('32 из 40');
  expect(await bars.nth(1).getAttribute('aria-valuenow')).toBe('80');
  expect(await bars.nth(3).getAttribute('aria-valuenow')).toBe('100');
  const work = caseOf(page, 'ProgressBlock').getByRole('progressbar');
  expect(await work.nth(0).getAttribute('aria-valuenow')).toBe('34');
  expect(await work.nth(1).getAttribute('aria-valuenow'), 'of unknown length').toBeNull();
});

test('freshness says the source, the times and, by more than a colour, that it is late', async () => {
  const page = await newPage();
  await openPart(page, 'states');
  const lines = caseOf(page, 'FreshnessLine').locator('p');
  const [fresh, late] = await lines.allInnerTexts();
  for (const fact of ['Источник: Ozon', 'обновлено', 'следующее обновление', 'окно 7', 'время московское'])
    expect(fresh).toContain(fact);
  expect(fresh).not.toContain('задерживается');
  expect(late).toContain('обновление задерживается');
  expect(await lines.nth(0).getAttribute('data-stale')).toBeNull();
  expect(await lines.nth(1).getAttribute('data-stale')).toBe('true');
});

test('why numbers differ opens over the page, holds the focus and gives it back', async () => {
  const page = await newPage();
  await openPart(page, 'states');
  const why = caseOf(page, 'FreshnessLine').getByRole('button').first();
  await why.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Скользящее окно', { exact: true }).waitFor();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(why)).toBe(true);
});

test('each refusal has a title and a sentence of its own, and where something can be done a way to do it', async () => {
  const page = await newPage();
  await openPart(page, 'states');
  const cases = page.locator('section').filter({ has: page.locator('h3', { hasText: /^ProblemState/ }) });
  const texts = await cases.locator('[class*="stage"]').allInnerTexts();
  expect(texts).toHaveLength(8);
  expect(new Set(texts).size).toBe(8);
  for (const text of texts) expect(text).toMatch(/[а-яё]{4}/i);
  const ways = async (name: string) =>
    caseOf(page, `ProblemState: ${name}`).locator('a, button').allInnerTexts();
  expect(await ways('server.unavailable')).toEqual(['Повторить']);
  expect((await ways('plan.unavailable')).join(' ')).toContain('тариф');
  for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|null|[a-z]+\.[a-z]+[A-Z]/);
});

test('a dangerous question is asked in a dialog: Escape says no, and the focus comes back', async () => {
  const page = await newPage();
  await openPart(page, 'states');
  const ask = page.getByRole('button', { name: 'ask' });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Казань' }).waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(ask)).toBe(true);
});

test('a button that opens a menu says so, and gives the menu its name', async () => {
  const page = await newPage();
  await openPart(page, 'charts');
  const theme = page.getByRole('button', { name: 'Тема', exact: true });
  for (const [name, button] of [
    ['Тема', theme],
    ['Скачать', caseOf(page, 'Two axes').getByRole('button', { name: 'Скачать' })],
  ] as const) {
    expect(await button.getAttribute('aria-haspopup'), name).toBe('menu');
    expect(await button.getAttribute('aria-expanded'), name).toBe('false');
    await button.click();
    await page.getByRole('menu', { name }).waitFor();
    expect(await button.getAttribute('aria-expanded'), name).toBe('true');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement), name).toBe(true);
  }
});
