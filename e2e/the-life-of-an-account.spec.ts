import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot } from './browser.ts';
import { readMail } from './mailbox.ts';
import { MESSENGER, pressStart, sellerKeys } from './outside.ts';
import { register, signInAs } from './people.ts';

const mark = randomBytes(3).toString('hex');
const OLGA = { name: 'Ольга Весна', email: `olga-${mark}@shop.test`, password: 'Tri-kotika-na-okne-7' };
const PETR = { name: 'Пётр Лавров', email: `petr-${mark}@shop.test`, password: 'Zelenyj-chajnik-42!' };
const NINA = { name: 'Нина Орлова', email: `nina-${mark}@shop.test`, password: 'Sinij-parohod-1986#' };
const NEW_PASSWORD = 'Sovsem-drugoj-parol-9';
const SELLER = '14';
const CABINET = `Весна ${mark}`;

let olga: Person;
let petr: Person;
beforeAll(async () => {
  olga = await newPerson();
  petr = await newPerson({ width: 390, height: 844 });
});

async function openCabinet(page: Page, tab: string) {
  await page.goto('/cabinets');
  await page.getByRole('link', { name: CABINET, exact: true }).first().click();
  await page.getByRole('tab', { name: tab }).click();
}

describe('Olga begins', () => {
  it('registers, begins at the cabinets, and is asked for one wherever else it goes', async () => {
    const { page } = olga;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Создать аккаунт' }).click();
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await page.getByText('Без этого согласия').first().waitFor();
    await shoot(page, 'account-register-refused');
    await register(page, OLGA);
    await page.waitForURL('**/cabinets');
    await page.getByText('Подтвердите почту', { exact: false }).first().waitFor();
    await shoot(page, 'account-first-screen');
    expect(await page.getByText('Добавьте кабинет, чтобы продолжить').count()).toBe(0);
    await page.goto('/statistics');
    await page.getByText('Добавьте кабинет, чтобы продолжить').waitFor();
    await page.waitForURL('**/cabinets');
  });

  it('verifies the address by the link of the letter; opened again it frightens nobody', async () => {
    const { page } = olga;
    const { link } = await readMail(OLGA.email, /Подтвердите адрес/);
    await page.goto(link);
    await page.getByText(`Адрес ${OLGA.email} подтверждён.`, { exact: false }).waitFor();
    expect(page.url()).not.toContain(link.split('/').at(-1));
    await shoot(page, 'account-verified');
    await page.goto(link);
    await page.getByText('Уже подтверждено').waitFor();
  });

  it('connects a cabinet with a tested key', async () => {
    const { page } = olga;
    await page.goto('/cabinets');
    await page.getByRole('button', { name: 'Добавить кабинет' }).first().click();
    await page.getByLabel('Название кабинета').fill(CABINET);
    await page.getByLabel('ID продавца (Client ID)').fill(SELLER);
    const { keyOf } = await sellerKeys(SELLER);
    await page.getByLabel('API-ключ', { exact: true }).fill(keyOf('support'));
    await page.getByRole('button', { name: 'Проверить и сохранить' }).click();
    await page.getByText('есть только права «поддержка»', { exact: false }).waitFor();
    await shoot(page, 'cabinet-key-for-something-else');
    await page.getByLabel('API-ключ', { exact: true }).fill(keyOf('full'));
    await page.getByRole('button', { name: 'Проверить и сохранить' }).click();
    await page.getByText(`Кабинет «${CABINET}» подключён`).waitFor();
  });

  it('stays signed in after the ten minutes of the token', async () => {
    const { page } = olga;
    const expired = await page.evaluate(() => {
      const [head = '', , tail = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
      const token = [head, btoa(JSON.stringify({ sub: '1', exp: 1_700_000_000 })), tail].join('.');
      localStorage.setItem('accessToken', token);
      return token;
    });
    await page.goto('/cabinets');
    await page.getByRole('link', { name: CABINET, exact: true }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(expired);
  });

  it('connects the messenger by the link of the code', async () => {
    const { page } = olga;
    await page.goto('/pages/account-settings/connections');
    await page.getByRole('button', { name: 'Подключить Telegram' }).click();
    const open = page.getByRole('link', { name: 'Открыть Telegram' });
    await open.waitFor();
    await shoot(page, 'account-messenger');
    await pressStart(MESSENGER.anna, (await open.getAttribute('href')) ?? '');
    await page.getByText('Telegram подключён').first().waitFor();
    await page.getByText('@anna_smirnova').first().waitFor();
    await readMail(OLGA.email, /мессенджер/);
  });
});

describe('a colleague comes', () => {
  async function invite(email: string) {
    const { page } = olga;
    await openCabinet(page, 'Пользователи');
    await page.getByRole('button', { name: 'Пригласить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Электронная почта').fill(email);
    await dialog.getByRole('checkbox', { name: 'Аналитика', exact: true }).check();
    await dialog.getByRole('button', { name: 'Отправить приглашение' }).click();
    await page.getByText('Приглашение отправлено').waitFor();
    await page.getByText(email).first().waitFor();
    return readMail(email, /Приглашение в кабинет/);
  }

  it('Nina has no account: she makes one with the code of the letter and is inside; then she goes again', async () => {
    const { page, leave } = await newPerson();
    const { link } = await invite(NINA.email);
    await shoot(olga.page, 'cabinet-users');
    await page.goto(link);
    await page.waitForURL(/\/login\?redirect=/);
    await page.getByRole('link', { name: 'Создать аккаунт' }).click();
    await register(page, NINA);
    await page.getByText('вы добавлены в кабинет', { exact: false }).waitFor();
    await openCabinet(page, 'Пользователи');
    await page.getByRole('button', { name: 'Выйти из кабинета' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Выйти из кабинета' }).click();
    await page.getByText(`Вы вышли из кабинета «${CABINET}»`).waitFor();
    await leave();
  });

  it('Petr has an account, is invited by mail and accepts on his phone', async () => {
    const { page } = petr;
    await page.goto('/register');
    await register(page, PETR);
    await page.waitForURL('**/cabinets');
    const { link } = await invite(PETR.email);
    await page.goto(link);
    await page.getByText(`${OLGA.name} приглашает вас в кабинет «${CABINET}»`).waitFor();
    await shoot(page, 'invitation-phone');
    await page.getByRole('button', { name: 'Принять' }).click();
    await page.getByText('Приглашение принято').waitFor();
    await page.goto('/search-history');
    await page.getByRole('heading', { name: /^Поисковые запросы/ }).waitFor();
  });

  it('his roles change, and the next thing he does follows them', async () => {
    const { page } = olga;
    await openCabinet(page, 'Пользователи');
    const row = page.locator('tbody tr[aria-rowindex]').filter({ hasText: PETR.name });
    await row.getByRole('button', { name: /^Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Изменить роли' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Аналитика', exact: true }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Управление сотрудниками' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Роли обновлены').waitFor();
    await petr.page.goto('/search-history');
    await petr.page.waitForURL(/not-authorized/);
    await petr.page.getByText('просмотр аналитики', { exact: false }).waitFor();
    await petr.page.getByText(OLGA.name, { exact: false }).first().waitFor();
    await shoot(petr.page, 'not-authorized-phone');
  });
});

describe('Olga keeps house', () => {
  it('rotates the key of the cabinet', async () => {
    const { page } = olga;
    await openCabinet(page, 'Информация');
    await page.getByRole('button', { name: 'Сменить API-ключ' }).click();
    const dialog = page.getByRole('dialog');
    const key = (await sellerKeys(SELLER)).keyOf('read-only');
    await dialog.getByLabel('API-ключ', { exact: true }).fill(key);
    await dialog.getByRole('button', { name: 'Проверить и сохранить' }).click();
    await page.getByText('Ключ добавлен').waitFor();
    await page.getByText(key.slice(-4)).first().waitFor();
    await shoot(page, 'cabinet-information');
  });

  it('forgets her password, and restores it: the old one and the old sessions are over', async () => {
    const away = await newPerson();
    await away.page.goto('/login');
    await away.page.getByRole('link', { name: 'Забыли пароль?' }).click();
    // The sign-in screen, which stays until the next one has come, asks for an address too.
    await away.page.getByRole('heading', { name: 'Восстановление пароля' }).waitFor();
    await away.page.getByLabel('Электронная почта').fill(OLGA.email);
    await away.page.getByRole('button', { name: 'Сбросить' }).click();
    await away.page.getByText('Проверьте почту').waitFor();
    const { link } = await readMail(OLGA.email, /Восстановление пароля/);
    await away.page.goto(link);
    await away.page.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
    await away.page.getByLabel('Пароль ещё раз').fill(NEW_PASSWORD);
    await away.page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await away.page.waitForURL('**/login*');
    await signInAs(away.page, OLGA);
    await away.page.getByText('Неверная почта или пароль').first().waitFor();
    await signInAs(away.page, { ...OLGA, password: NEW_PASSWORD });
    await away.page.waitForURL('**/statistics');
    await away.leave();
    await olga.page.goto('/statistics');
    await olga.page.waitForURL(/\/login/);
    await signInAs(olga.page, { ...OLGA, password: NEW_PASSWORD });
    await olga.page.waitForURL('**/statistics');
  });

  it('deletes the cabinet with the code of the letter', async () => {
    const { page } = olga;
    await openCabinet(page, 'Опасная зона');
    await page.getByRole('button', { name: 'Получить код удаления' }).click();
    await page.getByText('Код удаления отправлен').waitFor();
    const { code } = await readMail(OLGA.email, /Удаление кабинета/);
    await page.getByLabel('Код из письма').fill('00000000');
    await page.getByRole('button', { name: 'Удалить кабинет навсегда' }).click();
    await page.getByText('Неверный код удаления кабинета').first().waitFor();
    await shoot(page, 'cabinet-danger');
    await page.getByLabel('Код из письма').fill(code);
    await page.getByRole('button', { name: 'Удалить кабинет навсегда' }).click();
    await page.getByText('Кабинет удалён').waitFor();
    await page.getByText('Подключите первый кабинет').waitFor();
    await petr.page.goto('/cabinets');
    await petr.page.getByText('Подключите первый кабинет').waitFor();
  });

  it('and nothing complained on the way', () => {
    // What a person is refused on purpose is told by the browser as an error too.
    const isExpected = (problem: string) => /status of 40[013]/.test(problem);
    expect([...olga.problems, ...petr.problems].filter((problem) => !isExpected(problem))).toEqual([]);
  });
});
