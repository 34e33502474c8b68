import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listScreens } from '../scripts/look/list-screens.ts';
import { openQuietly } from '../scripts/look/open-quietly.ts';
import { goWithin, newPerson, type Person, shoot, signIn } from './browser.ts';
import { DEMO, leaveDemo, makeAccount, makeColleague } from './people.ts';
import { tableOf } from './tables.ts';
import { requireRadar, requireTest } from './worker-of-tests.ts';

const mark = randomBytes(3).toString('hex');
const READER = {
  name: 'Рита Смотрова',
  email: `rita-${mark}@shop.test`,
  password: 'Sizyj-golub-na-kryshe-3!',
};

const NEWCOMER = {
  name: 'Нина Новичкова',
  email: `nina-${mark}@shop.test`,
  password: 'Pervyj-den-na-rynke-8!',
};

/** What a control that changes something of the cabinet is called by. */
const WRITES =
  /^(добавить|удалить|убрать запросы|изменить|переместить товар|переименовать|сохранить|импорт|пригласить|отозвать|отправить|сменить api|подключить|обновить|создать|поставить|загрузить|снять|перенести|выдать|показывать всему|отслеживать|заметка:)/i;
/** What everybody has: an own cabinet, own views and cities, the way out. */
const OWN = [
  'Добавить кабинет',
  'Добавить свой кабинет',
  'Добавить город',
  'Добавить условие',
  'Сохранить как новый вид',
  'Отправить ещё раз',
  'Выйти из кабинета',
  'Снять выбор',
];
/** One row of a table stands for all of them, whose menus are the same. */
const OPENERS =
  'main button[aria-haspopup="menu"]:visible:enabled:not(tr[aria-rowindex] ~ tr[aria-rowindex] *)';
/** Screens about the person rather than the cabinet, where everybody may change what is theirs. */
const OF_PERSON = /account-settings|user-profile|verification/;
/** A panel lies over the menus of the screen, which is visited without it too, and has nothing that writes. */
const UNDER_PANEL = /rivals=true/;

const OF_CABINET = listScreens().people.filter(
  (screen) => !OF_PERSON.test(screen) && !UNDER_PANEL.test(screen),
);
/** Each tool as it opens, without views of it. */
const TOOLS = OF_CABINET.filter((screen) => !/^.(cabinets|not-authorized|nowhere)|[?]/.test(screen));
/** Where the owner has something to press that changes things: without it the words above would prove nothing. */
const WRITTEN: Record<string, string> = {
  '/position-check': 'Добавить товар',
  [`/position-check/${DEMO.entryId}`]: 'Добавить запросы',
  '/search-history': 'Импорт',
  [`/cabinets/${DEMO.cabinetId}?tab=users`]: 'Пригласить',
  [`/cabinets/${DEMO.cabinetId}?tab=tags`]: 'Добавить тег',
  [`/cabinets/${DEMO.cabinetId}?tab=information`]: 'Сменить API-ключ',
  [`/pages/product-tables/${DEMO.cabinetId}`]: 'Добавить заметку',
};

/** What whoever reads a cabinet may do there, and whoever looks at the example may not. */
const OF_MEMBERS: Record<string, string> = {
  '/search-history': 'Скачать',
  '/products-in-search': 'Прочитать сейчас',
  '/parsing-product-card': 'Карточка',
  '/sharp-jumps-stats': 'Оповещения',
  '/undervalued-search-queries': 'Сохранить как новый вид',
};

let owner: Person;
let reader: Person;
beforeAll(async () => {
  await requireTest();
  await requireRadar();
  owner = await newPerson();
  reader = await newPerson();
  await makeColleague(READER, ['analyticsReadOnly']);
  await signIn(owner.page);
  await signIn(reader.page, READER);
});
afterAll(async () => {
  await leaveDemo(READER);
});

const visit = (page: Page, screen: string) => openQuietly(page, () => goWithin(page, screen), 'h1, h2');

/** Names of what can be pressed, switched or typed into on the screen itself and in its menus. */
async function listControls(page: Page): Promise<string[]> {
  const read = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      (all as HTMLInputElement[])
        .filter((one) => one.checkVisibility() && !one.disabled && one.closest('[inert]') === null)
        .map((one) => {
          const label = one.labels?.[0]?.textContent ?? one.textContent;
          return (one.getAttribute('aria-label') ?? label).trim();
        }),
    );
  const names = await read('main :is(button, a[href], input, textarea, [role="switch"])');
  for (const opener of await page.locator(OPENERS).all()) {
    await opener.click();
    await page.getByRole('menuitem').first().waitFor();
    names.push(...(await read('[role="menuitem"]')));
    // The focus comes into a menu a moment after it is drawn.
    await page.getByRole('menu').press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  }
  return names;
}

const writing = (names: readonly string[]) =>
  names.filter((name) => WRITES.test(name) && !OWN.some((own) => name.startsWith(own)));

/** Opens a screen, on which nothing is refused (`e2e/problems.ts`); what it offers to change, its menus included. */
async function listOffered(page: Page, screen: string, lookAt = async () => {}): Promise<string[]> {
  await visit(page, screen);
  await lookAt();
  expect(await page.getByText(/Страница не открылась|Не удалось загрузить/).count()).toBe(0);
  return writing(await listControls(page));
}

describe('a user who may only read', () => {
  it.each(Object.entries(WRITTEN))(
    'is compared on %s with the owner, who may: %s',
    async (screen, change) => {
      await visit(owner.page, screen);
      await expect
        .poll(async () => writing(await listControls(owner.page)).some((name) => name.includes(change)))
        .toBe(true);
    },
  );

  it.each(OF_CABINET)('opens %s and is offered no change', async (screen) => {
    expect(await listOffered(reader.page, screen)).toEqual([]);
  });

  it('is offered no change of selected rows', async () => {
    const { page } = reader;
    await visit(page, `/pages/product-tables/${DEMO.cabinetId}`);
    const row = tableOf(page, 'Товары').rows().first();
    await row.waitFor();
    const box = row.getByRole('checkbox');
    if ((await box.count()) > 0) await box.check();
    expect(writing(await listControls(page))).toEqual([]);
    await shoot(page, 'only-reading');
  });

  it('is offered no change by shortcuts or by the palette', async () => {
    const { page } = reader;
    await visit(page, `/position-check/${DEMO.entryId}`);
    await page.keyboard.press('KeyN');
    await page.keyboard.press('Control+KeyK');
    const palette = page.getByRole('combobox', { name: 'Поиск и команды' });
    await palette.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    for (const typed of ['добавить', 'пригласить', 'импорт']) {
      await palette.fill(typed);
      await expect.poll(() => palette.inputValue()).toBe(typed);
      expect(writing(await page.getByRole('option').allInnerTexts())).toEqual([]);
    }
    await palette.press('Escape');
    await palette.waitFor({ state: 'detached' });
  });
});

describe('a person without a cabinet', () => {
  let newcomer: Person;
  beforeAll(async () => {
    newcomer = await newPerson();
    const { page } = newcomer;
    await makeAccount(NEWCOMER);
    await signIn(page, NEWCOMER, '/cabinets');
    await page.getByRole('button', { name: 'Посмотреть пример кабинета' }).click();
    await page.waitForURL('**/statistics');
    await shoot(page, 'example');
  });
  afterAll(() => newcomer.leave());

  it.each(TOOLS)('reads the example on %s', async (screen) => {
    const { page } = newcomer;
    const isExample = () => page.getByText('Вы смотрите пример').waitFor();
    expect(await listOffered(page, screen, isExample)).toEqual([]);
  });

  it.each(Object.entries(OF_MEMBERS))(
    'is offered less on %s than who reads a cabinet: no "%s"',
    async (screen, control) => {
      const offers = async (page: Page) => (await listControls(page)).includes(control);
      await visit(reader.page, screen);
      await expect.poll(() => offers(reader.page)).toBe(true);
      await visit(newcomer.page, screen);
      expect(await offers(newcomer.page)).toBe(false);
    },
  );

  it('leaves it for a cabinet of its own', async () => {
    const { page } = newcomer;
    await page.reload();
    await page.getByRole('button', { name: 'Закрыть пример' }).click();
    await page.getByRole('button', { name: 'Посмотреть пример кабинета' }).waitFor();
    await shoot(page, 'example-closed');
  });
});
