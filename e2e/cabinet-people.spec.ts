import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { readMail } from './mailbox.ts';
import { mendMarketplace, sellerKeys, spoilMarketplace } from './outside.ts';
import { makeAccount, type Somebody } from './people.ts';

const mark = randomBytes(3).toString('hex');
const CABINET = `Люди ${mark}`;
const SELLER = '16';

function somebody(name: string, login: string): Somebody {
  return { name, email: `${login}-${mark}@shop.test`, password: 'Krasnyj-traktor-58!' };
}
const MANAGER = somebody('Мария Управова', 'maria');
const READER = somebody('Роман Читалин', 'roman');
const ADMINISTRATOR = somebody('Алла Главина', 'alla');
const LATE = somebody('Лев Опоздалов', 'lev');

/** The demo's seller: the plan has room for a cabinet with people. */
let owner: Person;
let manager: Person;
let reader: Person;
let administrator: Person;
let cabinetPath = '';
beforeAll(async () => {
  owner = await newPerson();
  manager = await newPerson();
  reader = await newPerson();
  administrator = await newPerson();
});
afterAll(async () => {
  await mendMarketplace();
});

const openTab = (page: Page, tab: string) => page.goto(`${cabinetPath}?tab=${tab}`);
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const lineOf = (page: Page, text: string): Locator =>
  page.locator('tbody tr[aria-rowindex]').filter({ hasText: text });
const actionsOf = (page: Page, { name }: Somebody): Locator =>
  page.getByRole('button', { name: `Действия: ${name}` });
const tabsOf = (page: Page) => page.getByRole('tab').allInnerTexts();
const menuOf = (page: Page) => page.getByRole('navigation').first();

/** With the keyboard alone: whatever has the focus takes each key. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

async function inviteByKeyboard(page: Page, email: string, stepsToRole: number) {
  await page.getByRole('button', { name: 'Пригласить' }).focus();
  await press(page, 'Enter');
  await page.getByRole('dialog').getByLabel('Электронная почта').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
  await page.keyboard.type(email);
  await press(page, ...Array.from({ length: stepsToRole }, () => 'Tab'), 'Space', 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await lineOf(page, email).waitFor();
}

/** The code of an invitation, which stands in the link of its letter. */
async function codeFor({ email }: Somebody): Promise<string> {
  const { link } = await readMail(email, /Приглашение в кабинет/);
  return link.split('/').at(-1) ?? '';
}

async function comeInvited(page: Page, person: Somebody) {
  await makeAccount(person, { inviteCode: await codeFor(person) });
  await signIn(page, person, '/cabinets');
  await page.getByRole('link', { name: CABINET, exact: true }).waitFor();
}

describe('the owner makes a cabinet for people', () => {
  it('hears of a key that has run out before anything is saved', async () => {
    const { page } = owner;
    const { keyOf } = await sellerKeys(SELLER);
    await signIn(page);
    await page.goto('/cabinets');
    await page.getByRole('button', { name: 'Добавить кабинет' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название кабинета').fill(CABINET);
    await dialog.getByLabel('ID продавца (Client ID)').fill(SELLER);
    await dialog.getByLabel('API-ключ', { exact: true }).fill(keyOf('expired'));
    await dialog.getByRole('button', { name: 'Проверить и сохранить' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Invalid ApiKey' }).waitFor();
    await dialog.getByText('Создайте новый ключ', { exact: false }).waitFor();
    await dialog.getByLabel('API-ключ', { exact: true }).fill(keyOf('full'));
    await dialog.getByRole('button', { name: 'Проверить и сохранить' }).click();
    await page.getByText(`Кабинет «${CABINET}» подключён`).waitFor();
    const name = page.getByRole('link', { name: CABINET, exact: true });
    cabinetPath = (await name.getAttribute('href')) ?? '';
    expect(cabinetPath).toMatch(/^\/cabinets\/\d+$/);
  });

  it('invites four people without a mouse', async () => {
    const { page } = owner;
    await openTab(page, 'users');
    await page.getByRole('button', { name: 'Пригласить' }).waitFor();
    // First the one who is waited for longest; the roles stand in the order of their power.
    await inviteByKeyboard(page, LATE.email, 3);
    await inviteByKeyboard(page, ADMINISTRATOR.email, 1);
    await inviteByKeyboard(page, MANAGER.email, 2);
    await inviteByKeyboard(page, READER.email, 4);
    await lineOf(page, MANAGER.email).getByText('Управление сотрудниками').waitFor();
    await lineOf(page, READER.email).getByText('Аналитика: только чтение').waitFor();
    // The focus is where it was before the dialog.
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Пригласить');
    await page.getByText('5 из 20').waitFor();
    await shoot(page, 'people-invited');
  });

  it('and three of them come', async () => {
    await comeInvited(administrator.page, ADMINISTRATOR);
    await comeInvited(manager.page, MANAGER);
    await comeInvited(reader.page, READER);
    const { page } = owner;
    await page.reload();
    for (const one of [ADMINISTRATOR, MANAGER, READER]) await actionsOf(page, one).waitFor();
    expect(await tabsOf(page)).toContain('Опасная зона');
  });
});

describe('people see what their roles let them', () => {
  it('the manager of people does not touch those above, and gives no roles of his own height', async () => {
    const { page } = manager;
    await openTab(page, 'users');
    await lineOf(page, ADMINISTRATOR.name).getByRole('img', { name: 'Права не ниже ваших' }).waitFor();
    await lineOf(page, 'Демо Продавец').getByRole('img', { name: 'Права владельца не меняются' }).waitFor();
    await lineOf(page, MANAGER.name).getByRole('img', { name: 'Свои роли меняет' }).waitFor();
    expect(await page.getByRole('button', { name: /^Действия: / }).count()).toBe(1);
    expect(await tabsOf(page)).toEqual(['Информация', 'Сбор данных', 'Пользователи', 'Лимиты', 'Теги']);
    await actionsOf(page, READER).click();
    await page.getByRole('menuitem', { name: 'Изменить роли' }).click();
    const dialog = page.getByRole('dialog');
    for (const role of ['Администратор', 'Управление сотрудниками'])
      expect(await dialog.getByRole('checkbox', { name: role }).isDisabled()).toBe(true);
    expect(await dialog.getByText('Роль не ниже вашей', { exact: false }).count()).toBe(2);
    await shoot(page, 'people-roles-of-manager');
    await dialog.getByRole('checkbox', { name: 'Аналитика', exact: true }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Роли обновлены').waitFor();
    await lineOf(page, READER.name).getByText('Аналитика', { exact: true }).waitFor();
    await actionsOf(page, READER).click();
    await page.getByRole('menuitem', { name: 'Изменить роли' }).click();
    await dialog.getByRole('checkbox', { name: 'Аналитика', exact: true }).uncheck();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await lineOf(page, READER.name).getByText('Аналитика', { exact: true }).waitFor({ state: 'detached' });
  });

  it('the reader finds the reports, and nothing to press that changes anything', async () => {
    const { page } = reader;
    await openTab(page, 'users');
    await lineOf(page, ADMINISTRATOR.name).waitFor();
    expect(await page.getByRole('button', { name: /^Действия|Пригласить/ }).count()).toBe(0);
    expect(await page.getByText('Приглашения ждут ответа').count()).toBe(0);
    await page.getByRole('tab', { name: 'Теги' }).click();
    await page.getByText('Их заводят те, у кого есть роль', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Добавить тег' }).count()).toBe(0);
    // A link to a tab that is not his opens the first one.
    await openTab(page, 'danger');
    await page.getByText('Ключи площадки').waitFor();
    expect(await page.getByRole('button', { name: /Сменить|Подключить|Переименовать/ }).count()).toBe(0);
    await menuOf(page).getByRole('link', { name: 'Проверка позиций' }).click();
    await page.getByRole('heading', { name: 'Проверка позиций', level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Добавить товар' }).count()).toBe(0);
    await menuOf(page).getByRole('link', { name: 'Запросы Ozon' }).click();
    await page.getByRole('heading', { name: /^Поисковые запросы/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Импорт' }).count()).toBe(0);
  });

  it('the administrator keeps the keys and the settings', async () => {
    const { page } = administrator;
    const { keyOf, advertising } = await sellerKeys(SELLER);
    await openTab(page, 'information');
    await page.getByRole('button', { name: 'Сменить API-ключ' }).click();
    const dialog = page.getByRole('dialog');
    const check = dialog.getByRole('button', { name: 'Проверить и сохранить' });
    await dialog.getByLabel('API-ключ', { exact: true }).fill(keyOf('read-only'));
    await check.click();
    await page.getByText('Ключ добавлен').waitFor();
    await page.getByText('нет права Product').waitFor();
    await page.getByText(keyOf('read-only').slice(-4), { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Подключить' }).click();
    await dialog.getByLabel('Client ID рекламного кабинета').fill(advertising.clientId);
    await dialog.getByLabel('Client Secret').fill('x'.repeat(43));
    await check.click();
    await dialog.getByRole('alert').filter({ hasText: 'Invalid ApiKey' }).waitFor();
    await dialog.getByLabel('Client Secret').fill(advertising.clientSecret);
    await check.click();
    await page.getByText('Ключ Performance API обновлён').waitFor();
    const performance = panel(page, 'Performance API');
    await performance.getByText(advertising.clientSecret.slice(-4), { exact: false }).waitFor();
    // Once the dialog has faded out, only the last four are left of it.
    await dialog.waitFor({ state: 'detached' });
    expect((await page.content()).includes(advertising.clientSecret)).toBe(false);
    await shoot(page, 'people-keys');
  });

  it('and its tracking of piggy-backers, which waits for the messenger of the owner', async () => {
    const { page } = administrator;
    await page.getByRole('tab', { name: 'Настройки' }).click();
    const tracking = page.getByRole('switch', { name: 'Отслеживать прилипал' });
    const wasOn = await tracking.isChecked();
    await tracking.click();
    await page.getByText('Настройка обновлена').waitFor();
    await page.getByText('Мессенджер не подключён').waitFor();
    await page.getByText('Подключить его может владелец', { exact: false }).waitFor();
    await page.reload();
    await expect.poll(() => tracking.isChecked()).toBe(!wasOn);
    expect(await tabsOf(page)).not.toContain('Опасная зона');
  });

  it('but has no analytics', async () => {
    const { page } = administrator;
    expect(await menuOf(page).getByRole('link', { name: 'Проверка позиций' }).count()).toBe(0);
    await page.goto('/position-check');
    await page.waitForURL(/\/not-authorized\?from=/);
    await page.getByText('Не хватает права: просмотр аналитики', { exact: false }).waitFor();
    await shoot(page, 'people-not-authorized');
  });
});

describe('things change under open screens', () => {
  it('a key that stops working is named, and mended from the list', async () => {
    const { page } = owner;
    await openTab(page, 'collectors');
    const again = page.getByRole('button', { name: 'Обновить товары сейчас' });
    // product.md 8.2: however much there is to say, two toasts at once.
    for (let asked = 0; asked < 4; asked += 1) await again.click();
    await expect.poll(() => page.locator('.mantine-Notification-root').count()).toBe(2);
    await spoilMarketplace('keyExpired', SELLER);
    await again.click();
    // Whichever collector comes first: a refused key stops the others.
    await page.getByText('Ключ отклонён').first().waitFor();
    await page.goto('/cabinets');
    const line = lineOf(page, CABINET);
    await line.getByText('Invalid ApiKey').waitFor();
    await shoot(page, 'people-invalid-key');
    await mendMarketplace();
    await line.getByRole('link', { name: 'Исправить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('API-ключ', { exact: true }).fill((await sellerKeys(SELLER)).keyOf('full'));
    await dialog.getByRole('button', { name: 'Проверить и сохранить' }).click();
    await page.getByText('Ключ добавлен').waitFor();
    await page.goto('/cabinets');
    await line.getByText('Работает').waitFor();
  });

  it('tags come and go, and no two of them have one name', async () => {
    const { page } = owner;
    await openTab(page, 'tags');
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Добавить тег' }).click();
      await page.getByRole('dialog').getByLabel('Название').fill(name);
      await page.getByRole('dialog').getByRole('radio', { name: 'Бирюзовый' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
    };
    await add('Новинка');
    await page.getByText('Тег добавлен').waitFor();
    await add('новинка');
    await page.getByRole('dialog').getByText('Такой тег уже есть').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Удалить тег «Новинка»' }).click();
    await page.getByText('Тег удалён').waitFor();
    await page.getByText('Тегов пока нет').waitFor();
  });

  it('who is removed is out with the next thing that he does', async () => {
    const { page } = reader;
    await openTab(page, 'information');
    await page.getByText('Ключи площадки').waitFor();
    await openTab(owner.page, 'users');
    await actionsOf(owner.page, READER).click();
    await owner.page.getByRole('menuitem', { name: 'Удалить из кабинета' }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Удалить из кабинета' }).click();
    await owner.page.getByText('Пользователь удалён из кабинета').waitFor();
    await page.getByRole('tab', { name: 'Пользователи' }).click();
    await page.getByText('Такого кабинета нет').waitFor();
    await shoot(page, 'people-removed');
    await page.goto('/search-history');
    await page.waitForURL('**/cabinets');
    await page.getByText('Добавьте кабинет, чтобы продолжить').waitFor();
  });

  it('an invitation is sent again with a new code, and taken back', async () => {
    const { page } = owner;
    const before = await codeFor(LATE);
    const line = lineOf(page, LATE.email);
    await line.getByRole('button', { name: 'Отправить ещё раз' }).click({ timeout: 60_000 });
    await page.getByText('Приглашение отправлено').waitFor();
    await expect.poll(() => codeFor(LATE), { timeout: 20_000 }).not.toBe(before);
    const again = await codeFor(LATE);
    await expect(makeAccount(LATE, { inviteCode: before })).rejects.toThrow('invalid');
    await line.getByRole('button', { name: `Отозвать: ${LATE.email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
    await page.getByText('Приглашение отозвано').waitFor();
    await line.waitFor({ state: 'detached' });
    await expect(makeAccount(LATE, { inviteCode: again })).rejects.toThrow('invalid');
    await reader.page.goto(`/cabinets-invite-verification/${again}`);
    await reader.page.getByText('Такого приглашения нет').waitFor();
  });

  it('the house is left as it was found', async () => {
    const { page } = owner;
    await openTab(page, 'danger');
    await page.getByRole('button', { name: 'Получить код удаления' }).click();
    const { code } = await readMail('demo@vitrina.test', new RegExp(`Удаление кабинета «${CABINET}»`));
    await page.getByLabel('Код из письма').fill(code);
    await page.getByRole('button', { name: 'Удалить кабинет навсегда' }).click();
    await page.getByText('Кабинет удалён').waitFor();
    await manager.page.goto(cabinetPath);
    await manager.page.getByText('Такого кабинета нет').waitFor();
  });

  it('and nothing complained on the way', () => {
    // What a person is refused on purpose is told by the browser as an error too.
    const isExpected = (problem: string) => /status of 40[0134]/.test(problem);
    const problems = [owner, manager, reader, administrator].flatMap((one) => one.problems);
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  });
});
