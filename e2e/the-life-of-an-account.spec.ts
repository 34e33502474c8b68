import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot } from './browser.ts';
import { readMail } from './mailbox.ts';
import { MESSENGER, pressStart, sellerKeys } from './outside.ts';
import { register, signInAs } from './people.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

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

describe('the registration', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ])('the notice of cookies lies on no part of its form at $width×$height', async (size) => {
    const { page, leave } = await newPerson({ ...size, hasSeenCookies: false });
    await page.goto('/register');
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await notice.waitFor();
    const form = await page.locator('form').boundingBox();
    const banner = await notice.boundingBox();
    expect((banner?.x ?? 0) + (banner?.width ?? 0)).toBeLessThan(form?.x ?? 0);
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await page.getByText('Без этого согласия').first().waitFor();
    await shoot(page, `account-register-cookies-${size.width}`);
    await leave();
  });
});

describe('an account', () => {
  it('lives from its registration to the deletion of its cabinet', { timeout: 600_000 }, async () => {
    await step('the registration leads to the cabinets, and every other screen asks for one', async () => {
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

    await step(
      'the link of the letter verifies the address, and says so when it is opened again',
      async () => {
        const { page } = olga;
        const { link } = await readMail(OLGA.email, /Подтвердите адрес/);
        await page.goto(link);
        await page.getByText(`Адрес ${OLGA.email} подтверждён.`, { exact: false }).waitFor();
        expect(page.url()).not.toContain(link.split('/').at(-1));
        await shoot(page, 'account-verified');
        await page.goto(link);
        await page.getByText('Уже подтверждено').waitFor();
      },
    );

    await step('a cabinet is connected once its key is good', async () => {
      const { page } = olga;
      await page.goto('/cabinets');
      await page.getByRole('button', { name: 'Добавить кабинет' }).first().click();
      await page.getByLabel('Название кабинета').fill(CABINET);
      await page.getByLabel('ID продавца (Client ID)').fill(SELLER);
      const { keyOf } = await sellerKeys(SELLER);
      olga.expectRefusal(400, '/api/ozonCabinet/create');
      await page.getByLabel('API-ключ', { exact: true }).fill(keyOf('support'));
      await page.getByRole('button', { name: 'Проверить и сохранить' }).click();
      await page.getByText('есть только права «поддержка»', { exact: false }).waitFor();
      await shoot(page, 'cabinet-key-for-something-else');
      await page.getByLabel('API-ключ', { exact: true }).fill(keyOf('full'));
      await page.getByRole('button', { name: 'Проверить и сохранить' }).click();
      await page.getByText(`Кабинет «${CABINET}» подключён`).waitFor();
    });

    await step('the session outlives its access token', async () => {
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

    await step('the link with the code connects the messenger', async () => {
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

    await step('an invited person without an account registers into the cabinet and leaves it', async () => {
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

    await step('an invited person with an account accepts on a phone', async () => {
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

    await step('changed roles hold from the next request on', async () => {
      const { page } = olga;
      await openCabinet(page, 'Пользователи');
      const row = tableOf(page, 'Пользователи').row(PETR.name);
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

    await step('the key of the cabinet is replaced', async () => {
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

    await step('a restored password ends the old one and the old sessions', async () => {
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
      away.expectRefusal(400, '/api/user/login');
      olga.expectRefusal(401, '/api/');
      await signInAs(away.page, OLGA);
      await away.page.getByText('Неверная почта или пароль').first().waitFor();
      await signInAs(away.page, { ...OLGA, password: NEW_PASSWORD });
      await away.page.waitForURL('**/statistics');
      await away.page.getByRole('heading', { level: 1, name: 'Статистика' }).waitFor();
      await away.page.getByRole('button', { name: 'Аккаунт' }).click();
      await away.page.getByRole('menuitem', { name: 'Выйти' }).click();
      await away.page.waitForURL('**/login');
      await away.page.getByRole('button', { name: 'Войти', exact: true }).waitFor();
      await away.leave();
      await olga.page.goto('/statistics');
      await olga.page.waitForURL(/\/login/);
      await signInAs(olga.page, { ...OLGA, password: NEW_PASSWORD });
      await olga.page.waitForURL('**/statistics');
    });

    await step('the code of the letter deletes the cabinet for everybody', async () => {
      const { page } = olga;
      await openCabinet(page, 'Опасная зона');
      await page.getByRole('button', { name: 'Получить код удаления' }).click();
      await page.getByText('Код удаления отправлен').waitFor();
      const { code } = await readMail(OLGA.email, /Удаление кабинета/);
      olga.expectRefusal(400, '/api/ozonCabinet/delete');
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
  });
});
