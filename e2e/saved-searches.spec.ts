import { readFile } from 'node:fs/promises';
import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { readNow } from './outside.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const QUERIES = ['чайник', 'термос'] as const;

let today: Day;
let period: { from: Day; to: Day };
let page: Page;
let expectRefusal: Person['expectRefusal'];
beforeAll(async () => {
  ({ page, expectRefusal } = await newPerson());
  await signIn(page);
  today = moscowDay(await readNow());
  period = { from: addDays(today, -15), to: addDays(today, -2) };
});

const table = () => tableOf(page, 'Таблица запросов');

async function openHistory() {
  const requested = { queries: JSON.stringify(QUERIES), ...period, city: '213', window: '28' };
  await page.goto(`/search-history?${new URLSearchParams(requested).toString()}`);
  await table().column('Запрос');
}

describe('a saved search', () => {
  const drawer = () => page.getByRole('dialog', { name: 'Сохранённые поиски: Ozon' });
  const open = () => page.getByRole('button', { name: 'Сохранённые', exact: true }).click();
  const item = (name: string) => drawer().getByRole('listitem').filter({ hasText: name });

  it('is refused without a query', async () => {
    await page.goto('/search-history');
    await page.getByRole('button', { name: 'Сохранить поиск', exact: true }).click();
    await page.getByText('Чтобы сохранить поиск, добавьте хотя бы один запрос').waitFor();
  });

  it('is saved once, renamed, opened again and deleted', { timeout: 240_000 }, async () => {
    await step('it is saved once', async () => {
      await openHistory();
      const save = page.getByRole('button', { name: 'Сохранить поиск', exact: true });
      await save.click();
      await page.getByText('Поиск сохранён').waitFor();
      expectRefusal(400, '/api/savedSearch/save');
      await save.click();
      await page.getByText('Такой поисковый запрос уже сохранён').waitFor();
      await open();
      await item('чайник, термос').waitFor();
      expect(await drawer().getByRole('listitem').count()).toBe(1);
      await item('чайник, термос').getByText('2 запроса · ', { exact: false }).getByText('Москва').waitFor();
    });

    await step('it is renamed', async () => {
      await page.getByRole('button', { name: 'Переименовать поиск «чайник, термос»' }).click();
      await drawer().getByLabel('Название').fill('Кухня');
      await drawer().getByRole('button', { name: 'Сохранить', exact: true }).click();
      await item('Кухня').waitFor();
      await shoot(page, 'saved-searches');
    });

    await step('it opens the same question again', async () => {
      await page.goto('/search-history?mode=multi');
      await open();
      await item('Кухня').getByRole('link', { name: 'Запустить' }).click();
      await page.waitForURL(/queries=/);
      const requested = new URL(page.url()).searchParams;
      expect(JSON.parse(requested.get('queries') ?? '')).toEqual([...QUERIES]);
      expect(Object.fromEntries(requested)).toMatchObject({
        ...period,
        city: '213',
        window: '28',
        mode: 'multi',
      });
      await table().rows().first().waitFor();
      await open();
      await item('Кухня').getByText('Последний запуск:', { exact: false }).waitFor();
    });

    await step('another marketplace does not list it, and it can be deleted', async () => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('navigation', { name: 'Площадка' })
        .getByRole('link', { name: 'Wildberries' })
        .click();
      await page.waitForURL('**/wb/search-history?**');
      await open();
      const other = page.getByRole('dialog', { name: 'Сохранённые поиски: Wildberries' });
      await other.getByText('Сохранённых поисков нет').waitFor();
      await openHistory();
      await open();
      await page.getByRole('button', { name: 'Удалить поиск «Кухня»' }).click();
      await drawer().getByText('Сохранённых поисков нет').waitFor();
      // Whoever leaves meanwhile has not taken it back.
      await openHistory();
      await open();
      await drawer().getByText('Сохранённых поисков нет').waitFor();
      await page.keyboard.press('Escape');
    });
  });
});

describe('a file of the table', () => {
  async function save(format: string): Promise<{ name: string; bytes: Buffer }> {
    await page.getByRole('button', { name: 'Скачать', exact: true }).first().click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  it('has the rows of the screen and names their city, period and window', async () => {
    await openHistory();
    const shown = await table().column('Запрос');
    const { bytes } = await save('Excel');
    const [, ...lines] = await readSheet(bytes, 'Запросы');
    expect(lines).toHaveLength(shown.length);
    for (const [nth, [query]] of lines.entries()) expect(shown[nth]).toContain(String(query));
    const about = new Map((await readSheet(bytes, 'О таблице')).map(([key, value]) => [key, value]));
    expect(about.get('Город')).toBe('Москва');
    expect(String(about.get('Окно статистики, дней'))).toBe('28');
    expect(String(about.get('Период'))).toContain(String(Number(period.to.slice(8))));
    expect(String(about.get('Строк в файле'))).toBe(String(shown.length));
  });

  it('can be Parquet', async () => {
    await openHistory();
    const { name, bytes } = await save('Parquet');
    expect(name).toMatch(/^ozon_.*\.parquet$/);
    expect([bytes.subarray(0, 4).toString(), bytes.subarray(-4).toString()]).toEqual(['PAR1', 'PAR1']);
  });

  it('can be of another month than the screen shows', async () => {
    await openHistory();
    await page.getByRole('button', { name: 'Скачать', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'За другой месяц' }).click();
    const dialog = page.getByRole('dialog', { name: 'Таблица за месяц' });
    const last = addDays(`${today.slice(0, 7)}-01`, -1);
    const first = `${last.slice(0, 7)}-01`;
    const month = new Date(`${last}T00:00:00Z`).toLocaleDateString('ru', { month: 'short', timeZone: 'UTC' });
    if (last.slice(0, 4) !== today.slice(0, 4))
      await dialog.getByRole('button', { name: 'Предыдущий год' }).click();
    await dialog.getByRole('button', { name: month }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Excel' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^ozon_.*_${first}_${last}.*\\.xlsx$`));
  });
});
