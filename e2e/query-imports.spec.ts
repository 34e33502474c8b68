import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';

let page: Page;
let expectRefusal: Person['expectRefusal'];
beforeAll(async () => {
  ({ page, expectRefusal } = await newPerson());
  await signIn(page);
});

const dialog = () => page.getByRole('dialog', { name: 'Импорт запросов из файла' });

async function choose(name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog().getByRole('button', { name: 'Выбрать файл' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function open(): Promise<void> {
  await page.goto('/search-history');
  await page.getByRole('button', { name: 'Импорт', exact: true }).click();
  await dialog().waitFor();
}

describe('a file of a keyword tool', () => {
  it('is imported with the answers to what it does not say', async () => {
    await open();
    await choose('keywords.csv', 'Запрос;Частота;Клики\nсамовар походный;1;5\nсамовар походный;23;7\n');
    await dialog().getByText('За какие дни эти числа?').waitFor();
    await dialog().getByText('Не используются столбцы: Клики').waitFor();
    await shoot(page, 'import-asks');
    const confirm = dialog().getByRole('button', { name: 'Импортировать', exact: true });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog().getByLabel('Последний день').fill('2026-01-31');
    await dialog().getByLabel('Сколько дней охватывает число').selectOption('31');
    expect(await confirm.isDisabled()).toBe(true);
    await dialog().getByLabel('Сложить: в файле строка на каждый товар').check();
    await confirm.click();
    await page.getByText('Запросы импортированы').waitFor();
    await dialog().getByText('1 строка повторяет запрос: числа сложены').waitFor();
    await dialog()
      .getByText(/^Числа за 31 янв.* \(с ваших слов\)$/)
      .waitFor();
    await shoot(page, 'import-done');
    // The hours of last winter are not kept.
    expectRefusal(400, '/api/searchHistory/getHourDays');
    await page.keyboard.press('Escape');
    await page.goto('/search-history?queries=%5B%22самовар%20походный%22%5D&from=2026-01-10&to=2026-02-05');
    const row = page.getByRole('row', { name: /самовар походный/ });
    await row.getByText('24', { exact: true }).waitFor();
  });

  it('is refused with the names of its columns', async () => {
    await open();
    expectRefusal(400, '/api/searchHistory/importQueries');
    await choose('prices.csv', 'Товар;Цена\nмангал;500\nшампур;20\n');
    await dialog()
      .getByRole('alert')
      .getByText(/Есть столбцы: Товар, Цена\. Подошёл бы один из заголовков: запрос/)
      .waitFor();
  });

  it('is imported on after its dialog is closed, and the bell leads back to it', async () => {
    await open();
    const rows = Array.from({ length: 60_000 }, (_, n) => `походный чайник ${n};${n}`);
    await choose('много_2026-01-31.csv', `Запрос;Частота за месяц\n${rows.join('\n')}`);
    await dialog().getByText('Окно можно закрыть').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Проверка позиций' }).click();
    await page.waitForURL('**/position-check');
    const bell = page.getByRole('dialog', { name: 'Уведомления' });
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: /^Уведомления/ }).click();
          await bell.waitFor();
          const found = await bell.getByText(/«много_2026-01-31\.csv» импортирован/).count();
          if (found === 0) await page.keyboard.press('Escape');
          return found;
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe(1);
    await bell.getByText(/«много_2026-01-31\.csv» импортирован/).click();
    await page.waitForURL('**/search-history?*import=*');
    await dialog()
      .getByText(/^Числа за 31 янв.* \(из имени файла\)$/)
      .waitFor();
  });
});
