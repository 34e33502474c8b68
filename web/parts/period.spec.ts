import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { caseOf, newPage, openPart } from './browser.ts';

const FREE = 'PeriodField: all days';
const LIMITED = 'PeriodField: limited';

async function openInputs(page: Page, name = FREE): Promise<{ field: Locator; button: Locator }> {
  await openPart(page, 'inputs');
  const field = caseOf(page, name);
  return { field, button: field.getByRole('button', { name: /20\d\d/ }).first() };
}

/** A key of a Russian layout: its letter is another one, its place is the same. */
async function pressInRussian(page: Page, code: string, key: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', code, key, text: key });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key });
}

test('a preset is taken at once, and the field says its name and its days', async () => {
  const page = await newPage();
  const { button } = await openInputs(page);
  expect(await textOf(button)).toBe('28 дней · 24 окт. – 20 нояб. 2026 г.');
  for (const [preset, days] of [
    ['7 дней', '14–20 нояб. 2026 г.'],
    ['Месяц', '21 окт. – 20 нояб. 2026 г.'],
    ['Всё время', '14 мар. 2024 г. – 20 нояб. 2026 г.'],
  ] as const) {
    await button.click();
    await page.getByRole('button', { name: preset, exact: true }).click();
    await page.getByRole('group', { name: 'Готовые периоды' }).waitFor({ state: 'hidden' });
    expect(await textOf(button)).toBe(`${preset} · ${days}`);
  }
});

test('typed dates are applied by Enter, and what is wrong with them is said', async () => {
  const page = await newPage();
  const { button } = await openInputs(page);
  await button.click();
  const [from, to] = [page.getByLabel('С', { exact: true }), page.getByLabel('По', { exact: true })];
  const apply = page.getByRole('button', { name: 'Применить' });
  for (const [first, last, refusal] of [
    ['20.11.2026', '01.11.2026', 'Начало должно быть раньше конца: первый день не позже последнего'],
    ['', '01.11.2026', 'Период не выбран: укажите обе даты'],
    ['31.02.2026', '01.11.2026', 'Период не выбран: укажите обе даты'],
    ['01.03.2024', '01.11.2026', 'Данные собираются с 14 мар. 2024 г.'],
    ['01.11.2026', '21.11.2026', 'Данные есть по 20 нояб. 2026 г.'],
  ] as const) {
    await from.fill(first);
    await to.fill(last);
    await page.getByRole('status').getByText(refusal).waitFor();
    expect(await apply.isDisabled(), refusal).toBe(true);
  }
  await from.fill('01.02.2026');
  await to.fill('28.02.2026');
  await to.press('Enter');
  expect(await textOf(button)).toBe('1–28 февр. 2026 г.');
  await button.click();
  await from.fill('28.02.2026');
  await to.press('Enter');
  await expect.poll(() => textOf(button)).toBe('28 февр. 2026 г.');
});

test('days beyond the plan are locked in the presets, in the calendar and when typed, with the reason', async () => {
  const page = await newPage();
  const { field, button } = await openInputs(page, LIMITED);
  expect(await field.getByRole('status').innerText()).toContain('показаны доступные дни');
  const before = await textOf(button);
  await button.click();
  const year = page.getByRole('button', { name: 'Год', exact: true });
  expect(await year.getAttribute('aria-disabled')).toBe('true');
  await year.click({ force: true });
  const reason = 'В вашем тарифе 30 дней истории';
  const locked = page.getByRole('button', { name: `21 окт. 2026 г., ${reason}` });
  await locked.waitFor();
  expect(await locked.isDisabled()).toBe(true);
  expect(await page.locator('button:not([disabled])[aria-label="22 October 2026"]').count()).toBe(
    await page.locator('button[aria-label="22 October 2026"]').count(),
  );
  await page.getByLabel('С', { exact: true }).fill('21.10.2026');
  await page.getByRole('status').getByText(reason).waitFor();
  expect(await page.getByRole('button', { name: 'Применить' }).isDisabled()).toBe(true);
  expect(await page.getByRole('link', { name: 'Посмотреть тарифы' }).count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await textOf(button)).toBe(before);
});

test('the steps and the brackets move by one period, on a Russian layout too, and never while typing', async () => {
  const page = await newPage();
  const { field, button } = await openInputs(page);
  const first = await textOf(button);
  await field.getByRole('button', { name: 'Предыдущий период' }).click();
  expect(await textOf(button)).toBe('26 сент. – 23 окт. 2026 г.');
  await field.getByRole('button', { name: 'Следующий период' }).click();
  expect(await textOf(button)).toBe(first);
  expect(await field.getByRole('button', { name: 'Следующий период' }).isDisabled()).toBe(true);
  await pressInRussian(page, 'BracketLeft', 'х');
  await expect.poll(() => textOf(button)).not.toBe(first);
  await pressInRussian(page, 'BracketRight', 'ъ');
  await expect.poll(() => textOf(button)).toBe(first);
  await caseOf(page, 'SkuField').locator('input').last().focus();
  await page.keyboard.press('BracketLeft');
  expect(await textOf(button)).toBe(first);
});

test('a grouping that cannot be drawn says why, and the field says what is shown instead', async () => {
  const page = await newPage();
  const { field, button } = await openInputs(page);
  const grouping = field.getByRole('combobox');
  expect(await grouping.inputValue()).toBe('Час');
  expect(await field.getByRole('status').innerText()).toBe(
    '«5 минут» за этот период не показать. Измеряем раз в 60 мин',
  );
  await grouping.click();
  const options = page.locator('[data-combobox-option]');
  expect(await options.count()).toBe(8);
  expect(await options.filter({ hasText: 'Измеряем раз в 60 мин' }).count()).toBe(2);
  await options.filter({ hasText: 'День' }).click();
  expect(await grouping.inputValue()).toBe('День');
  expect(await field.getByRole('status').count()).toBe(0);
  await button.click();
  await page.getByRole('button', { name: 'Всё время', exact: true }).click();
  await grouping.click();
  const hour = options.filter({ hasText: /^Час/ });
  expect(plain(await hour.innerText())).toContain('Точек за период 23 568, предел 2 000');
  expect(await hour.getAttribute('data-combobox-disabled')).toBe('true');
});

test('a day is typed or taken from the calendar, and one that cannot be chosen says why', async () => {
  const page = await newPage();
  await openPart(page, 'inputs');
  const part = caseOf(page, 'DayField');
  const input = part.locator('input').first();
  expect(await input.inputValue()).toBe('20.11.2026');
  for (const [typed, refusal] of [
    ['31.02.2026', 'День, месяц и год: 05.01.2026'],
    ['21.11.2026', 'С 14 мар. 2024 г. по 20 нояб. 2026 г.'],
  ] as const) {
    await input.fill(typed);
    expect(plain(await part.locator('[class*="error"]').first().innerText())).toBe(refusal);
    expect(await input.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false);
  }
  await input.fill('5.10.26');
  expect(await input.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(true);
  await part.getByRole('button', { name: 'Выбрать в календаре' }).first().click();
  const calendar = page.getByRole('dialog', { name: 'Выбрать в календаре' });
  await calendar.getByText('октябрь 2026', { exact: false }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  expect(await input.inputValue()).toBe('06.10.2026');
});

async function textOf(button: Locator): Promise<string> {
  return plain(await button.innerText());
}

/** Figures and dates have spaces that do not break, some of them narrow. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ').trim();
}
