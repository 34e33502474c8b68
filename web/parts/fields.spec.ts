import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { caseOf, newPage, openPart, readClipboard } from './browser.ts';

const FIRST = ['чайник электрический', 'шторы блэкаут', 'кружка с крышкой', 'термос походный'];

const LISTS: Record<string, string> = { ru: 'Выбранные запросы', ar: 'الاستعلامات المختارة' };

type Field = { page: Page; part: Locator; input: Locator; chips: () => Promise<string[]> };

async function openQueries(which = 0, language = 'ru'): Promise<Field> {
  const page = await newPage({ language });
  await openPart(page, 'inputs');
  const part = caseOf(page, 'QueriesField').locator('[class*="stage"] > div').nth(which);
  // What stands for the field until it has come takes nothing.
  await part.locator('input[aria-haspopup="listbox"]').waitFor();
  return {
    page,
    part,
    input: part.locator('input').last(),
    chips: () =>
      part
        .getByRole('list', { name: LISTS[language] ?? '' })
        .getByRole('listitem')
        .allInnerTexts(),
  };
}

async function paste({ page, input }: Pick<Field, 'page' | 'input'>, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await input.focus();
  await page.keyboard.press('Control+KeyV');
}

test('a pasted list is taken apart, repeats are merged, and each refused line has its number and reason', async () => {
  const field = await openQueries();
  const long = 'я'.repeat(201);
  await paste(field, `плед;ПЛЕД\nЧайник  электрический\n${long};лампа`);
  expect(await field.chips()).toEqual([...FIRST, 'плед', 'лампа']);
  const report = await field.part.locator('[aria-live="polite"]').innerText();
  expect(report).toContain('Добавлено: 2 · Объединено повторов: 2');
  expect(report).toContain('Не добавлено: 1');
  expect(await field.part.locator('ol li').getAttribute('value')).toBe('4');
  expect(await field.part.locator('ol li').innerText()).toContain('длиннее 200 символов');
});

test('a pasted list is taken back by Ctrl+Z and by its button, one query is not offered back', async () => {
  const field = await openQueries();
  await paste(field, 'плед;лампа');
  await field.page.keyboard.press('Control+KeyZ');
  expect(await field.chips()).toEqual(FIRST);
  await field.part.getByRole('button', { name: 'Очистить' }).click();
  expect(await field.chips()).toEqual([]);
  await field.part.getByRole('button', { name: 'Отменить' }).click();
  expect(await field.chips()).toEqual(FIRST);
  await field.input.pressSequentially('плед;');
  expect(await field.chips()).toEqual([...FIRST, 'плед']);
  expect(await field.part.getByRole('button', { name: 'Отменить' }).count()).toBe(0);
});

test('what does not fit is refused with the limit', async () => {
  const field = await openQueries(1);
  await paste(field, 'плед;лампа');
  expect(await field.chips()).toEqual(FIRST);
  const reasons = await field.part.locator('ol li').allInnerTexts();
  expect(reasons).toEqual(['плед — не больше 4 за раз', 'лампа — не больше 4 за раз']);
});

test('chips are walked, changed and removed by keyboard, in Arabic the other way', async () => {
  for (const [language, back] of [
    ['ru', 'ArrowLeft'],
    ['ar', 'ArrowRight'],
  ] as const) {
    const { page, input, chips } = await openQueries(0, language);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await input.focus();
    await press(back, back, 'Enter');
    expect(await input.inputValue(), language).toBe(FIRST[2]);
    await press('Escape');
    expect(await chips(), language).toEqual(FIRST);
    await input.focus();
    await press('Home', back, back, 'Delete');
    expect(await chips(), language).toEqual(FIRST.toSpliced(2, 1));
    await input.focus();
    await press('Backspace');
    expect(await chips(), language).toEqual(FIRST.slice(0, 2));
    await page.context().close();
  }
});

test('all queries are copied, one a line', async () => {
  const { page, part } = await openQueries();
  await part.getByRole('button', { name: 'Скопировать все' }).click();
  await page.getByText('Скопировано запросов: 4').waitFor();
  expect(await readClipboard(page)).toBe(FIRST.join('\n'));
});

test('a SKU takes digits and the keys of editing, and nothing else', async () => {
  const page = await newPage();
  await openPart(page, 'inputs');
  const input = caseOf(page, 'SkuField').locator('input').first();
  await input.focus();
  for (const key of ['1', 'a', 'KeyZ', '2', '-', 'Space', '3', '.', '4']) await page.keyboard.press(key);
  expect(await input.inputValue()).toBe('1234');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  expect(await input.inputValue()).toBe('124');
  await page.keyboard.press('Delete');
  expect(await input.inputValue()).toBe('12');
  // product.md 5.6 names the keys that pass, and Home is none of them.
  await page.keyboard.press('Home');
  await page.keyboard.press('9');
  expect(await input.inputValue()).toBe('129');
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.press('Control+KeyC');
  expect(await readClipboard(page)).toBe('129');
  await page.keyboard.press('Tab');
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(false);
});

test('what is pasted into a SKU is stripped where the caret stands, and digits of other scripts are digits', async () => {
  const page = await newPage();
  await openPart(page, 'inputs');
  const input = caseOf(page, 'SkuField').locator('input').first();
  await paste({ page, input }, 'арт. 12 34');
  expect(await input.inputValue()).toBe('1234');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await paste({ page, input }, '-9-');
  await page.keyboard.press('8');
  expect(await input.inputValue()).toBe('129834');
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.insertText('٤٢');
  expect(await input.inputValue()).toBe('42');
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.press('0');
  await page.getByText('SKU — число до 12 цифр, не ноль').waitFor();
});

test('the link of the page is copied as it stands, without its theme and without a cabinet of nobody', async () => {
  const page = await newPage();
  await openPart(page, 'inputs?place=1#here');
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await page.getByText('Ссылка скопирована').waitFor();
  expect(await readClipboard(page)).toBe(page.url());
});
