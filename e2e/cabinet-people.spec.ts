import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { mendMarketplace, sellerKeys, spoilMarketplace } from './outside.ts';
import {
  connectCabinet,
  deleteCabinet,
  invite,
  makeAccount,
  makeColleague,
  readInviteCode,
  type Somebody,
} from './people.ts';
import { stack } from './stack.ts';
import { tableOf } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const CABINET = `Люди ${mark}`;
const SELLER = '16';
/** Whose key is refused, so that no cabinet comes of it. */
const EXPIRED_SELLER = '17';

function somebody(name: string, login: string): Somebody {
  return { name, email: `${login}-${mark}@shop.test`, password: 'Krasnyj-traktor-58!' };
}
const MANAGER = somebody('Мария Управова', 'maria');
const READER = somebody('Роман Читалин', 'roman');
const ADMINISTRATOR = somebody('Алла Главина', 'alla');
const LATE = somebody('Лев Опоздалов', 'lev');
const UNVERIFIED = somebody('Нонна Новая', 'nonna');
const [FIRST_GUEST, SECOND_GUEST] = [somebody('Ия Гостева', 'iya'), somebody('Ян Гостев', 'yan')];

/** The demo's seller: the plan has room for a cabinet with people. */
let owner: Person;
let manager: Person;
let reader: Person;
let administrator: Person;
let cabinetId = 0;
beforeAll(async () => {
  owner = await newPerson();
  manager = await newPerson();
  reader = await newPerson();
  administrator = await newPerson();
  cabinetId = await connectCabinet(stack(), { sellerId: SELLER, name: CABINET, profile: 'full' });
  // First the one whose letter is sent again: it may be after a minute.
  await invite(LATE.email, ['analytics'], cabinetId);
  await makeColleague(ADMINISTRATOR, ['administrator'], cabinetId);
  await makeColleague(MANAGER, ['usersManager'], cabinetId);
  await makeColleague(READER, ['analyticsReadOnly'], cabinetId);
  await signIn(owner.page);
  await signIn(administrator.page, ADMINISTRATOR, '/cabinets');
  await signIn(manager.page, MANAGER, '/cabinets');
  await signIn(reader.page, READER, '/cabinets');
});
afterAll(async () => {
  await mendMarketplace();
  await deleteCabinet(stack(), { id: cabinetId, name: CABINET });
});

const openTab = (page: Page, tab: string) => page.goto(`/cabinets/${cabinetId}?tab=${tab}`);
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const lineOf = (page: Page, text: string): Locator =>
  tableOf(page, /^(Кабинеты|Пользователи|Приглашения ждут ответа)/).row(text);
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

describe('the owner', () => {
  it('adds no cabinet with a key that has run out, and gets the reason', async () => {
    const { page } = owner;
    const { keyOf } = await sellerKeys(EXPIRED_SELLER);
    const name = `Просроченный ${mark}`;
    owner.expectRefusal(400, '/api/ozonCabinet/create');
    await page.goto('/cabinets');
    await page.getByRole('button', { name: 'Добавить кабинет' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название кабинета').fill(name);
    await dialog.getByLabel('ID продавца (Client ID)').fill(EXPIRED_SELLER);
    await dialog.getByLabel('API-ключ', { exact: true }).fill(keyOf('expired'));
    await dialog.getByRole('button', { name: 'Проверить и сохранить' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Invalid ApiKey' }).waitFor();
    await dialog.getByText('Создайте новый ключ', { exact: false }).waitFor();
    await page.reload();
    await lineOf(page, CABINET).waitFor();
    expect(await lineOf(page, name).count()).toBe(0);
  });

  it('invites people with the keyboard alone', async () => {
    const { page } = owner;
    await openTab(page, 'users');
    await page.getByRole('button', { name: 'Пригласить' }).waitFor();
    // The roles stand in the order of their power.
    await inviteByKeyboard(page, FIRST_GUEST.email, 2);
    await inviteByKeyboard(page, SECOND_GUEST.email, 4);
    await lineOf(page, FIRST_GUEST.email).getByText('Управление сотрудниками').waitFor();
    await lineOf(page, SECOND_GUEST.email).getByText('Аналитика: только чтение').waitFor();
    // The focus is where it was before the dialog.
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Пригласить');
    await page.getByText('7 из 20').waitFor();
    await shoot(page, 'people-invited');
  });
});

describe('somebody whose address is not verified', () => {
  it('is led to the account settings where an invitation would be refused', async () => {
    await makeAccount(UNVERIFIED);
    const name = `Новый ${mark}`;
    const id = await connectCabinet(UNVERIFIED, { sellerId: EXPIRED_SELLER, name, profile: 'full' });
    const { page, leave } = await newPerson();
    await signIn(page, UNVERIFIED, `/cabinets/${id}?tab=users`);
    await page.getByRole('button', { name: 'Пригласить' }).click();
    const form = page.getByRole('dialog', { name: 'Пригласить в кабинет' });
    const notice = page.getByRole('dialog', { name: 'Сначала подтвердите почту' });
    await form.getByLabel('Электронная почта').fill(LATE.email);
    await form.getByRole('checkbox', { name: 'Аналитика', exact: true }).check();
    await form.getByRole('button', { name: 'Отправить приглашение' }).click();
    await notice.waitFor();
    // It lies on top, so Escape closes it alone, and what was typed is still there.
    await page.keyboard.press('Escape');
    await notice.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Электронная почта').inputValue()).toBe(LATE.email);
    await form.getByRole('button', { name: 'Отправить приглашение' }).click();
    await notice.getByRole('link', { name: 'Настройки аккаунта' }).click();
    await page.waitForURL('**/pages/account-settings/account');
    await leave();
    await deleteCabinet(UNVERIFIED, { id, name });
  });
});

describe('roles', () => {
  it('the manager of people does not change roles of their own level or above, and gives none of them', async () => {
    const { page } = manager;
    await openTab(page, 'users');
    await lineOf(page, ADMINISTRATOR.name).getByRole('img', { name: 'Права не ниже ваших' }).waitFor();
    await lineOf(page, 'Демо Продавец').getByRole('img', { name: 'Права владельца не меняются' }).waitFor();
    await lineOf(page, MANAGER.name).getByRole('img', { name: 'Свои роли меняет' }).waitFor();
    expect(await page.getByRole('button', { name: /^Действия: / }).count()).toBe(1);
    expect(await tabsOf(page)).toEqual(['Информация', 'Сбор данных', 'Пользователи', 'Лимиты', 'Теги']);
    // What the roles are is there before any of them is given.
    const rights = page.getByRole('region', { name: 'Что даёт каждая роль' }).getByRole('table');
    expect(await rights.getByRole('columnheader').allInnerTexts()).toEqual([
      'Право',
      'Владелец',
      'Администратор',
      'Управление сотрудниками',
      'Аналитика',
      'Аналитика: только чтение',
    ]);
    const key = rights.getByRole('row', { name: /смена API-ключа/i }).getByRole('cell');
    expect(await key.allInnerTexts()).toEqual(['есть', 'есть', 'нет', 'нет', 'нет']);
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

  it('the administrator changes the keys, and secrets are not shown afterwards', async () => {
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
    administrator.expectRefusal(400, '/api/ozonCabinet/changePerformanceApiKey');
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

  it('the administrator without analytics is led away from reports', async () => {
    const { page } = administrator;
    await openTab(page, 'information');
    await page.getByText('Ключи площадки').waitFor();
    expect(await menuOf(page).getByRole('link', { name: 'Проверка позиций' }).count()).toBe(0);
    await page.goto('/position-check');
    await page.waitForURL(/\/not-authorized\?from=/);
    await page.getByText('Не хватает права: просмотр аналитики', { exact: false }).waitFor();
    await shoot(page, 'people-not-authorized');
  });
});

describe('changes under open screens', () => {
  it('a key that stops working is named in the list and replaced from there', async () => {
    const { page } = owner;
    await openTab(page, 'collectors');
    const again = page.getByRole('button', { name: 'Обновить товары сейчас' });
    // product.md 8.2: however much there is to say, two toasts at once.
    for (let requested = 0; requested < 4; requested += 1) await again.click();
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

  it('tags are added and deleted, and no two of them have one name', async () => {
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
    owner.expectRefusal(400, '/api/ozonCabinet/addCabinetProductTag');
    await add('новинка');
    await page.getByRole('dialog').getByText('Такой тег уже есть').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Удалить тег «Новинка»' }).click();
    await page.getByText('Тег удалён').waitFor();
    await page.getByText('Тегов пока нет').waitFor();
  });

  it('a removed user loses the cabinet with the next request', async () => {
    const { page } = reader;
    await openTab(page, 'information');
    await page.getByText('Ключи площадки').waitFor();
    reader.expectRefusal(400, '/api/ozonCabinet/');
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

  it('an invitation is sent again with a new code, and revoked', async () => {
    const { page } = owner;
    await openTab(page, 'users');
    const before = await readInviteCode(LATE);
    const line = lineOf(page, LATE.email);
    await line.getByRole('button', { name: 'Отправить ещё раз' }).click({ timeout: 75_000 });
    await page.getByText('Приглашение отправлено').waitFor();
    await expect.poll(() => readInviteCode(LATE), { timeout: 20_000 }).not.toBe(before);
    const again = await readInviteCode(LATE);
    await expect(makeAccount(LATE, { inviteCode: before })).rejects.toThrow('invalid');
    await line.getByRole('button', { name: `Отозвать: ${LATE.email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
    await page.getByText('Приглашение отозвано').waitFor();
    await line.waitFor({ state: 'detached' });
    await expect(makeAccount(LATE, { inviteCode: again })).rejects.toThrow('invalid');
    reader.expectRefusal(400, '/api/ozonCabinet/getInvite');
    await reader.page.goto(`/cabinets-invite-verification/${again}`);
    await reader.page.getByText('Такого приглашения нет').waitFor();
  });
});
