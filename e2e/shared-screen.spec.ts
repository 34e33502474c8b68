import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const SCREEN = '/sharp-jumps-stats?direction=fall&base=323';

let anna: Person;
let supplier: Person;
let colleague: Person;
beforeAll(async () => {
  anna = await newPerson();
  supplier = await newPerson({ width: 390, height: 844, language: 'ar' });
  colleague = await newPerson({ isDark: true });
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(anna.page);
});

/** The answer of the server is the same for both, so the words of rows are compared and not how they look. */
const firstQueries = async ({ page }: Person, name: string, header: string) =>
  (await tableOf(page, name).columns(header)).slice(0, 5).map(([query]) => query);

async function share({ hasPicture = false } = {}): Promise<string> {
  const { page } = anna;
  await page.getByRole('button', { name: 'Поделиться с теми, у кого нет аккаунта' }).click();
  const form = page.getByRole('dialog', { name: 'Поделиться экраном' });
  await form.getByRole('radio', { name: '1 день' }).check();
  if (hasPicture) await shoot(page, 'share-form');
  await form.getByRole('button', { name: 'Создать ссылку' }).click();
  const made = page.getByRole('dialog', { name: 'Ссылка готова' });
  await made.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await made.getByRole('button', { name: 'Скопировано' }).waitFor();
  if (hasPicture) await shoot(page, 'share-link');
  await made.getByRole('button', { name: 'Готово' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Whatever these screens ask beyond what was shared would be refused, and that fails the story. */
const OTHERS = [
  ['/undervalued-search-queries', 'Недооценённые запросы'],
  ['/product-request-statistics', 'Показатели по запросам'],
] as const;

it('a seller shows one screen to a person without an account, and takes it back', {
  timeout: 240_000,
}, async () => {
  const { page } = anna;
  let link = '';
  let shown: (string | undefined)[] = [];

  await step('the dialog says what the link shows, and shows it once', async () => {
    await page.goto(SCREEN);
    shown = await firstQueries(anna, 'Резкие скачки', 'Запрос');
    link = await share({ hasPicture: true });
    expect(link).toMatch(/\/shared#vis_[\w-]{43}$/);
    expect(await page.content()).not.toContain(link);
  });

  await step('a colleague at a desk sees the same rows, and no secret in the address', async () => {
    await colleague.page.goto(link);
    expect(await firstQueries(colleague, 'Резкие скачки', 'Запрос')).toEqual(shown);
    const address = new URL(colleague.page.url());
    expect(address.pathname + address.search).toBe(SCREEN);
    expect(colleague.page.url()).not.toContain('vis_');
    await colleague.page.getByText('Только просмотр').waitFor();
    for (const name of ['Оповещения', 'Скачать', 'Добавить условие', 'Показать', /^Поделиться/])
      expect(await colleague.page.getByRole('button', { name }).count()).toBe(0);
    expect(await colleague.page.getByRole('navigation').count()).toBe(0);
    expect(await colleague.page.getByRole('checkbox').count()).toBe(0);
    await shoot(colleague.page, 'shared-screen-dark');
    await colleague.page.reload();
    expect(await firstQueries(colleague, 'Резкие скачки', 'Запрос')).toEqual(shown);
  });

  for (const [path, table] of OTHERS)
    await step(`${path} is shared like it`, async () => {
      await page.goto(path);
      const rows = await firstQueries(anna, table, 'Запрос');
      const other = await share();
      await colleague.page.goto(other);
      expect(await firstQueries(colleague, table, 'Запрос')).toEqual(rows);
      expect(new URL(colleague.page.url()).pathname).toBe(path);
      await colleague.page.waitForLoadState('networkidle');
      await shoot(colleague.page, `shared-${table}`);
    });

  await step('a supplier opens it on a phone, in Arabic', async () => {
    await supplier.page.goto(link);
    await supplier.page.getByText('للعرض فقط').waitFor();
    await supplier.page
      .getByText(shown[0] ?? '', { exact: true })
      .first()
      .waitFor();
    expect(await supplier.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const wider = await supplier.page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    await shoot(supplier.page, 'shared-screen-phone');
  });

  await step('the seller sees that it was opened, and revokes it', async () => {
    await page.goto('/pages/account-settings/connections');
    const panel: Locator = page.getByRole('region', { name: 'Ссылки на экраны', exact: true });
    const line = panel.getByRole('listitem').filter({ hasText: 'Резкие скачки' });
    await line.getByText(/^Открыта/).waitFor();
    await shoot(page, 'shared-screens');
    await line.getByRole('button', { name: 'Отозвать ссылку: Резкие скачки' }).click();
    const question = page.getByRole('dialog', { name: 'Отозвать ссылку?' });
    await question.getByRole('button', { name: 'Отозвать' }).click();
    await page.getByText('Ссылка отозвана').waitFor();
  });

  await step('the page of the link says so, whether it was open or is opened anew', async () => {
    supplier.expectRefusal(400, '/api/sharedScreen/open');
    await supplier.page.reload();
    await supplier.page.getByRole('heading', { name: 'لم يعد هذا الرابط يعمل' }).waitFor();
    await shoot(supplier.page, 'shared-screen-ended');
    colleague.expectRefusal(400, '/api/sharedScreen/open');
    await colleague.page.goto(link);
    await colleague.page.getByRole('heading', { name: 'Ссылка больше не работает' }).waitFor();
  });
});
