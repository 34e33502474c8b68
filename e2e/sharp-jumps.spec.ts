import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { connectCabinet, makeAccount } from './people.ts';
import { readCells, readRunsLeft, saveCsv, toNumber } from './tables.ts';

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
const QUERY = 1;
const [BEFORE, AFTER, CHANGE] = [3, 4, 5];

let person: Person;
let beginner: Person;
let page: Person['page'];
beforeAll(async () => {
  person = await newPerson();
  beginner = await newPerson();
  page = person.page;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
});

type Shown = { query: string; before: number; after: number; change: number };

async function readJumps(): Promise<Shown[]> {
  const number = (cells: string[], place: number) => toNumber(cells[place] ?? '');
  return (await readCells(page, TABLE)).map((cells) => ({
    query: cells[QUERY] ?? '',
    before: number(cells, BEFORE),
    after: number(cells, AFTER),
    change: number(cells, CHANGE),
  }));
}

const answered = () => page.waitForResponse((answer) => answer.url().endsWith('sharpJumps/getAll'));
const openTab = (name: string) =>
  Promise.all([
    answered(),
    page.getByRole('radiogroup', { name: 'Что показать' }).getByText(name, { exact: false }).click(),
  ]);

describe('a seller looks for what jumped', () => {
  it('comes by the menu and sees the largest change first, counted from the sums beside it', async () => {
    await page.getByRole('link', { name: TABLE }).click();
    await page.waitForURL('**/sharp-jumps-stats');
    const rows = await readJumps();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ change }) => change)).toEqual(rows.map(({ before, after }) => after - before));
    expect(rows).toEqual(rows.toSorted((a, b) => b.change - a.change));
    expect(rows.at(-1)?.change).toBeGreaterThan(0);
    await shoot(page, 'sharp-jumps');
  });

  it('pays one run for a new question, and nothing for its four tabs and its order', async () => {
    const before = await readRunsLeft(page);
    await page.getByLabel('Не меньше чем').fill(String(BASE));
    await Promise.all([answered(), page.getByRole('button', { name: 'Показать', exact: true }).click()]);
    await expect.poll(() => readRunsLeft(page)).toBe(before - 1);
    await openTab('Падение');
    await expect
      .poll(async () =>
        (await readJumps()).every(({ change, after, before: was }) => change < 0 && was > after),
      )
      .toBe(true);
    const falls = await readJumps();
    expect(falls.every((row) => Math.max(row.before, row.after) >= BASE)).toBe(true);
    await page.getByRole('columnheader', { name: /^Стало/ }).click();
    await expect
      .poll(async () => (await readJumps())[0]?.after)
      .toBeGreaterThan(falls[0]?.after ?? Number.POSITIVE_INFINITY - 1);
    await page.waitForLoadState('networkidle');
    expect(await readRunsLeft(page)).toBe(before - 1);
  });

  it('saves the table as it stands on the screen, with its tab in the name', async () => {
    const shown = await readJumps();
    const [header, ...rows] = await saveCsv(page);
    const column = (name: string) => header?.indexOf(name) ?? -1;
    const saved = rows.slice(0, shown.length).map((cells) => ({
      query: cells[column('Запрос')],
      before: Number(cells[column('Было')]),
      after: Number(cells[column('Стало')]),
      change: Number(cells[column('Изменение')]),
    }));
    expect(saved).toEqual(shown);
  });

  it('comes back to the same tab by its link', async () => {
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const mine = (await readJumps()).length;
    expect(new URL(link).searchParams.get('direction')).toBe('fall');
    await page.goto(link);
    expect((await readJumps()).every(({ change }) => change < 0)).toBe(true);
    expect((await readJumps()).length).toBeGreaterThanOrEqual(Math.min(10, mine));
  });

  it('is not shown days that are missing as a jump, and pays nothing for it', async () => {
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

  it('asks to be told of his filter and takes it back', async () => {
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

  it('brings a query to tracking from its menu', async () => {
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
  it('end with a sentence, and what was answered today is shown on', async () => {
    const { page: his } = beginner;
    await makeAccount(BEGINNER);
    await connectCabinet(BEGINNER, { sellerId: SELLER, name: `Первый ${mark}`, profile: 'full' });
    await signIn(his, BEGINNER);
    // The plan without payment has three runs a day.
    for (const base of [501, 502, 503]) {
      await his.goto(`/sharp-jumps-stats?base=${base}`);
      expect((await readCells(his, TABLE)).length).toBeGreaterThan(5);
    }
    await his.getByText('Запуски на сегодня закончились').waitFor();
    await his.goto('/sharp-jumps-stats?base=504');
    await his
      .getByText(/^Лимит тарифа исчерпан: .+, не больше 3/)
      .first()
      .waitFor();
    await shoot(his, 'sharp-jumps-limit');
    await his.goto('/sharp-jumps-stats?base=502');
    expect((await readCells(his, TABLE)).length).toBeGreaterThan(5);
  });

  it('and nobody complained on the way', () => {
    const isRefusal = (problem: string) => /status of 40[03]/.test(problem);
    expect(person.problems).toEqual([]);
    expect(beginner.problems.filter((problem) => !isRefusal(problem))).toEqual([]);
  });
});
