import { randomBytes } from 'node:crypto';
import { getSharpJumps } from '@vitrina/contract/sharp-jumps.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextAnswer } from './answers.ts';
import { newPerson, openScreen, type Person, shoot, signIn } from './browser.ts';
import { openCondition } from './conditions.ts';
import { connectCabinet, makeAccount } from './people.ts';
import { readRunsLeft, saveCsv, tableOf, toNumber } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const BEGINNER = {
  name: 'Лев Началов',
  email: `lev-${mark}@shop.test`,
  password: 'Rannij-tramvaj-zvenit-6!',
};
const SELLER = '23';
const TABLE = 'Резкие скачки';
const ALERT = `Новогоднее ${mark}`;
/** A question that no other story asks: its first answer costs a run. */
const BASE = 321;

let beginner: Person;
let page: Person['page'];
beforeAll(async () => {
  const person = await newPerson();
  beginner = await newPerson();
  page = person.page;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
});

type Shown = { query: string; before: number; after: number; change: number };

const table = () => tableOf(page, TABLE);

async function readJumps(): Promise<Shown[]> {
  const rows = await table().columns('Запрос', 'Было', 'Стало', 'Изменение');
  return rows.map(([query, before, after, change]) => ({
    query,
    before: toNumber(before),
    after: toNumber(after),
    change: toNumber(change),
  }));
}

const answered = () => nextAnswer(page, getSharpJumps.path);
const openTab = (name: string) =>
  Promise.all([
    answered(),
    page.getByRole('radiogroup', { name: 'Что показать' }).getByText(name, { exact: false }).click(),
  ]);

describe('sharp jumps', () => {
  it('are opened from the menu, the largest change first, counted from the sums beside it', async () => {
    await page.getByRole('link', { name: TABLE }).click();
    await page.waitForURL('**/sharp-jumps-stats');
    const rows = await readJumps();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ change }) => change)).toEqual(rows.map(({ before, after }) => after - before));
    expect(rows).toEqual(rows.toSorted((a, b) => b.change - a.change));
    expect(rows.at(-1)?.change).toBeGreaterThan(0);
    await shoot(page, 'sharp-jumps');
  });

  it('cost one run for a new question, and none for its tabs and its order', async () => {
    await openScreen(page, '/sharp-jumps-stats');
    const before = await readRunsLeft(page);
    const field = await openCondition(page, 'Не меньше чем');
    await field.getByLabel('Не меньше чем').fill(String(BASE));
    await Promise.all([answered(), field.getByRole('button', { name: 'Показать', exact: true }).click()]);
    await expect.poll(() => readRunsLeft(page)).toBe(before - 1);
    await openTab('Падение');
    await expect
      .poll(async () =>
        (await readJumps()).every(({ change, after, before: was }) => change < 0 && was > after),
      )
      .toBe(true);
    const falls = await readJumps();
    expect(falls.every((row) => Math.max(row.before, row.after) >= BASE)).toBe(true);
    const header = page.getByRole('columnheader', { name: /^Стало/ });
    await header.click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await expect
      .poll(async () => {
        const sums = (await readJumps()).map(({ after }) => after);
        return sums.length > 1 && sums.every((after, index) => after <= (sums[index - 1] ?? after));
      })
      .toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await readRunsLeft(page)).toBe(before - 1);
  });

  it('are saved as they stand on the screen', async () => {
    await page.goto('/sharp-jumps-stats?direction=fall');
    const shown = await readJumps();
    const file = await saveCsv(page);
    const saved = file
      .columns('Запрос', 'Было', 'Стало', 'Изменение')
      .slice(0, shown.length)
      .map(([query, before, after, change]) => ({
        query,
        before: Number(before),
        after: Number(after),
        change: Number(change),
      }));
    expect(saved).toEqual(shown);
  });

  it('are not made of missing days, and cost nothing then', async () => {
    await page.goto('/sharp-jumps-stats');
    const before = await readRunsLeft(page);
    await page.goto('/sharp-jumps-stats?window=28');
    // The demo has thirty days: the window before the last one is nearly empty.
    await page.getByText(/^В одном из окон измерено меньше 80 % дней/).waitFor();
    await page.getByText('Сравнить нечего').waitFor();
    expect(await page.locator('[data-side="before"] [data-missing]').count()).toBeGreaterThan(20);
    expect(await page.locator('[data-side="after"] [data-missing]').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(await readRunsLeft(page)).toBe(before);
    await shoot(page, 'sharp-jumps-missing');
  });

  it('are delivered by an alert with the filter of the screen, until it is deleted', async () => {
    await page.goto('/sharp-jumps-stats?direction=new&contains=подарок');
    await page.getByRole('button', { name: 'Оповещения' }).click();
    const dialog = page.getByRole('dialog', { name: 'Оповещения о скачках' });
    await dialog.getByLabel('Название для условий на экране').fill(ALERT);
    await dialog.getByRole('button', { name: 'Сообщать об этом' }).click();
    const isOn = dialog.getByRole('switch', { name: `Сообщать: ${ALERT}` });
    await isOn.waitFor();
    expect(await isOn.isChecked()).toBe(true);
    await page.goto('/sharp-jumps-stats');
    await page.getByRole('button', { name: 'Оповещения' }).click();
    await dialog.getByRole('link', { name: ALERT }).click();
    await page.waitForURL(/direction=new/);
    expect(new URL(page.url()).searchParams.get('contains')).toBe('подарок');
    await page.getByRole('button', { name: 'Оповещения' }).click();
    await dialog.getByRole('button', { name: `Удалить оповещение: ${ALERT}` }).click();
    await isOn.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });

  it('bring a query to tracking', async () => {
    await page.goto('/sharp-jumps-stats');
    const [first] = await readJumps();
    await page.getByRole('button', { name: `Действия с запросом «${first?.query}»` }).click();
    await page.getByRole('menuitem', { name: 'Отслеживать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Поставить на отслеживание' });
    await dialog.getByText(first?.query ?? '', { exact: true }).waitFor();
    // The list of products is open already, over the buttons.
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });
});

describe('the runs of a plan', () => {
  it('end with a sentence, and what was answered today stays open', async () => {
    await makeAccount(BEGINNER);
    await connectCabinet(BEGINNER, { sellerId: SELLER, name: `Первый ${mark}`, profile: 'full' });
    await signIn(beginner.page, BEGINNER);
    // The plan without payment has three runs a day.
    for (const base of [501, 502, 503]) {
      await beginner.page.goto(`/sharp-jumps-stats?base=${base}`);
      expect((await tableOf(beginner.page, TABLE).column('Запрос')).length).toBeGreaterThan(5);
    }
    await beginner.page.getByText('Запуски на сегодня закончились').waitFor();
    beginner.expectRefusal(400, '/api/sharpJumps/getAll');
    await beginner.page.goto('/sharp-jumps-stats?base=504');
    await beginner.page
      .getByText(/^Лимит тарифа исчерпан: .+, не больше 3/)
      .first()
      .waitFor();
    await shoot(beginner.page, 'sharp-jumps-limit');
    await beginner.page.goto('/sharp-jumps-stats?base=502');
    expect((await tableOf(beginner.page, TABLE).column('Запрос')).length).toBeGreaterThan(5);
  });
});
