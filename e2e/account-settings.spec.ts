import { randomBytes } from 'node:crypto';
import type { NewPromoCode } from '@vitrina/contract/billing/promo.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPromoCode } from '../server/src/billing/promo/create-promo-code.ts';
import { grantPoints } from '../server/test/builders/grants.ts';
import { creditTopUp } from '../server/test/builders/top-ups.ts';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { chooseCondition, openCondition } from './conditions.ts';
import { readMail } from './mailbox.ts';
import { MESSENGER, pressStart } from './outside.ts';
import { makeAccount, register, signInAs } from './people.ts';
import { findUserId, postPoints } from './points.ts';
import { step } from './step.ts';
import { saveCsv, tableOf, toNumber } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const VERA = { name: 'Вера Сазонова', email: `vera-${mark}@shop.test`, password: 'Zheltyj-avtobus-31!' };
const FRIEND = { name: 'Гриша Котов', email: `grisha-${mark}@shop.test`, password: 'Seryj-kot-na-kryshe-5' };
const OTHER = { name: 'Лиза Котова', email: `liza-${mark}@shop.test`, password: 'Belyj-kot-na-kryshe-6' };
const BUYER = { name: 'Зоя Баллова', email: `zoya-${mark}@shop.test`, password: 'Zelenyj-parus-na-reke-8' };
const SAVER = { name: 'Ира Копилкина', email: `ira-${mark}@shop.test`, password: 'Sinij-parus-na-reke-9' };
const NEW_EMAIL = `vera.new-${mark}@shop.test`;
const NEW_PASSWORD = 'Belaja-lodka-2027?';
/** The demo's own code: 500 points. */
const PROMO = 'VITRINA500';
const OF_STORY = { uses: 10, days: 30 };
const DAYS: NewPromoCode = {
  code: `DAYS-${mark.toUpperCase()}`,
  gift: { kind: 'days', plan: 'expert', days: 14 },
  ...OF_STORY,
};
const PERCENT: NewPromoCode = {
  code: `MORE-${mark.toUpperCase()}`,
  gift: { kind: 'percent', percent: 15 },
  ...OF_STORY,
};

let vera: Person;
beforeAll(async () => {
  await makeAccount(VERA);
  vera = await newPerson();
  await signIn(vera.page, VERA, '/cabinets');
});

async function openTab(page: Page, tab: string) {
  await page.goto(`/pages/account-settings/${tab}`);
  await page.getByRole('heading', { name: 'Настройки аккаунта', level: 1 }).waitFor();
}

async function comeIn(page: Page, email: string, password: string) {
  await page.goto('/login?redirect=/cabinets');
  await signInAs(page, { email, password });
  await page.waitForURL(({ pathname }) => pathname === '/cabinets');
}

const addDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const linesOfSessions = (page: Page) => panel(page, 'Сеансы').getByRole('listitem');

describe('the name and the photo', () => {
  it('a name that somebody has is refused, and a free one is saved', async () => {
    const { page } = vera;
    await openTab(page, 'account');
    const name = page.getByLabel('Имя пользователя');
    const save = panel(page, 'Имя').getByRole('button', { name: 'Сохранить' });
    await name.fill('ab');
    await save.click();
    await page.getByText('От 3 до 60 символов: буквы', { exact: false }).waitFor();
    vera.expectRefusal(400, '/api/user/changeProfile');
    await name.fill('demo');
    await save.click();
    await page.getByText('Пользователь с таким именем пользователя уже есть').waitFor();
    await shoot(page, 'settings-name-taken');
    await name.fill(`vera-${mark}`);
    await page.getByLabel('Полное имя').fill('Вера Андреевна Сазонова');
    await save.click();
    await page.getByText('Имя сохранено').waitFor();
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe(`vera-${mark}`);
    expect(await page.getByLabel('Полное имя').inputValue()).toBe('Вера Андреевна Сазонова');
  });

  it('files that are no photos are refused with the reason; a photo is shown and can be removed', async () => {
    const { page } = vera;
    await openTab(page, 'account');
    const photo = panel(page, 'Фото');
    const file = page.locator('input[type="file"]');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType, buffer });
    await choose('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await photo.getByText('подходят JPG, PNG и WEBP').waitFor();
    const corner = { x: 0, y: 0, width: 120, height: 120 };
    await choose('small.png', 'image/png', await page.screenshot({ clip: corner }));
    await photo.getByText('длинная сторона меньше 200 px').waitFor();
    await choose('torn.jpg', 'image/jpeg', (await page.screenshot({ type: 'jpeg' })).subarray(0, 300));
    await photo.getByText('файл повреждён').waitFor();
    expect(await photo.getByRole('button', { name: 'Сохранить фото' }).count()).toBe(0);
    await choose('me.png', 'image/png', await page.screenshot());
    await photo.getByRole('button', { name: 'Сохранить фото' }).click();
    await page.getByText('Фото сохранено').waitFor();
    const shown = photo.locator('img[src*="getAvatar"]');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
    await photo.getByRole('button', { name: 'Удалить фото' }).click();
    await page.getByText('Фото удалено').waitFor();
    await shown.waitFor({ state: 'detached' });
  });
});

describe('the address, the password and the sessions', () => {
  it('are changed by letters, and other browsers are signed out', { timeout: 240_000 }, async () => {
    const phone = await newPerson({ width: 390, height: 844 });
    const tablet = await newPerson({ width: 820, height: 1180 });

    await step('the first address is verified by the code of its letter', async () => {
      const { page } = vera;
      await openTab(page, 'account');
      const { code } = await readMail(VERA.email, /Подтвердите адрес/);
      const email = panel(page, 'Электронная почта');
      await email.getByLabel('Код из письма').fill(code.slice(1));
      await email.getByRole('button', { name: 'Подтвердить' }).click();
      await email.getByRole('alert').filter({ hasText: '20 латинских' }).waitFor();
      await email.getByLabel('Код из письма').fill(` ${code} `);
      await email.getByRole('button', { name: 'Подтвердить' }).click();
      await email.getByText('Подтверждена', { exact: true }).waitFor();
      expect(await page.getByRole('region', { name: 'Подтверждение почты' }).count()).toBe(0);
    });

    await step(
      'a new address needs the password and the link of its letter; the old one gets a notice',
      async () => {
        const { page } = vera;
        await page.getByRole('button', { name: 'Сменить почту' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Новая почта').fill(NEW_EMAIL);
        vera.expectRefusal(400, '/api/user/requestChangeEmail');
        await dialog.getByLabel('Текущий пароль', { exact: true }).fill('Ne-tot-parol-1!');
        await dialog.getByRole('button', { name: 'Отправить ссылку' }).click();
        await dialog.getByText('Текущий пароль введён неверно').waitFor();
        await dialog.getByLabel('Текущий пароль', { exact: true }).fill(VERA.password);
        await dialog.getByRole('button', { name: 'Отправить ссылку' }).click();
        await page.getByText('Ссылка для смены почты отправлена на новый адрес').waitFor();
        await shoot(page, 'settings-email-sent');
        const { link } = await readMail(NEW_EMAIL, /Подтвердите новый адрес/);
        await page.goto(link);
        await page.getByText(`Теперь вы входите с адресом ${NEW_EMAIL}`, { exact: false }).waitFor();
        await readMail(VERA.email, /Адрес вашего аккаунта изменён/);
        await comeIn(phone.page, NEW_EMAIL, VERA.password);
      },
    );
    await step('a new password needs the link of a letter and signs the phone out', async () => {
      const { page } = vera;
      await openTab(page, 'security');
      const password = panel(page, 'Пароль');
      const send = password.getByRole('button', { name: 'Отправить ссылку' });
      await password.getByLabel('Текущий пароль', { exact: true }).fill('Ne-tot-parol-1!');
      await password.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
      await password.getByLabel('Новый пароль ещё раз').fill(`${NEW_PASSWORD}x`);
      await send.click();
      await password.getByText('Пароли не совпадают').waitFor();
      vera.expectRefusal(400, '/api/user/requestChangePassword');
      await password.getByLabel('Новый пароль ещё раз').fill(NEW_PASSWORD);
      await send.click();
      await password.getByText('Текущий пароль введён неверно').waitFor();
      await password.getByLabel('Текущий пароль', { exact: true }).fill(VERA.password);
      await send.click();
      await page.getByText('Ссылка для смены пароля отправлена').waitFor();
      const { link } = await readMail(NEW_EMAIL, /Подтвердите смену пароля/);
      phone.expectRefusal(401, '/api/');
      phone.expectRefusal(400, '/api/user/login');
      await page.goto(link);
      await page.getByRole('heading', { name: 'Пароль изменён' }).waitFor();
      await readMail(NEW_EMAIL, /Пароль вашего аккаунта изменён/);
      await phone.page.goto('/pages/account-settings/account');
      await phone.page.waitForURL(/\/login\?redirect=/);
      await signInAs(phone.page, { email: NEW_EMAIL, password: VERA.password });
      await phone.page.getByText('Неверная почта или пароль').waitFor();
      await signInAs(phone.page, { email: NEW_EMAIL, password: NEW_PASSWORD });
      await phone.page.waitForURL('**/pages/account-settings/account');
    });

    await step('one session is ended, then all others but this one', async () => {
      const { page } = vera;
      await comeIn(tablet.page, NEW_EMAIL, NEW_PASSWORD);
      await openTab(page, 'security');
      const lines = linesOfSessions(page);
      await expect.poll(() => lines.count()).toBe(3);
      expect(await lines.filter({ hasText: 'Это устройство' }).count()).toBe(1);
      await shoot(page, 'settings-sessions');
      tablet.expectRefusal(401, '/api/');
      // The last who came stands first among the others.
      const others = lines.filter({ hasNotText: 'Это устройство' });
      await others.first().getByRole('button').click();
      await page.getByText('Сеанс завершён').waitFor();
      await expect.poll(() => lines.count()).toBe(2);
      await tablet.page.goto('/cabinets');
      await tablet.page.waitForURL(/\/login/);
      await phone.page.goto('/pages/account-settings/wallet');
      await phone.page.getByText('Доступно, баллов').waitFor();
      await page.getByRole('button', { name: 'Завершить все другие' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click();
      await page.getByText('Завершён 1 сеанс').waitFor();
      await expect.poll(() => lines.count()).toBe(1);
      await phone.page.goto('/cabinets');
      await phone.page.waitForURL(/\/login/);
      await page.reload();
      await lines.filter({ hasText: 'Это устройство' }).waitFor();
    });
  });
});

describe('connections', () => {
  it('one messenger serves one account, and needs a user name', async () => {
    await step('a messenger with a user name is connected, in one tab of two', async () => {
      const { page, context } = vera;
      await openTab(page, 'connections');
      const second = await context.newPage();
      await openTab(second, 'connections');
      const connectInSecond = second.getByRole('button', { name: 'Подключить Telegram' });
      await connectInSecond.waitFor();
      await page.getByRole('button', { name: 'Подключить Telegram' }).click();
      await page.getByRole('img', { name: /^QR-код/ }).waitFor();
      const link = (await page.getByRole('link', { name: 'Открыть Telegram' }).getAttribute('href')) ?? '';
      await pressStart(MESSENGER.olegWithoutUsername, link);
      await page.getByText('В вашем Telegram не задано имя пользователя', { exact: false }).waitFor();
      await shoot(page, 'settings-messenger-nameless');
      await pressStart(MESSENGER.timur, link);
      await page.getByText('Telegram подключён').first().waitFor();
      await page.getByText('@timur_shop').waitFor();
      // The other tab does not know it yet.
      vera.expectRefusal(400, '/api/user/generateCodeForTelegram');
      await connectInSecond.click();
      await second.getByText('Мессенджер уже подключён').waitFor();
      await second.getByText('@timur_shop').waitFor();
      await second.close();
    });

    await step('another account may not take it before it is disconnected', async () => {
      await makeAccount(OTHER);
      const { page } = await newPerson();
      await signIn(page, OTHER, '/cabinets');
      await openTab(page, 'connections');
      await page.getByRole('button', { name: 'Подключить Telegram' }).click();
      const link = (await page.getByRole('link', { name: 'Открыть Telegram' }).getAttribute('href')) ?? '';
      await pressStart(MESSENGER.timur, link);
      await page.getByText('Этот Telegram подключён к другому аккаунту', { exact: false }).waitFor();
      await openTab(vera.page, 'connections');
      await vera.page.getByRole('button', { name: 'Отключить' }).click();
      await vera.page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
      await vera.page.getByText('Telegram отключён').waitFor();
      await vera.page.getByRole('button', { name: 'Подключить Telegram' }).waitFor();
      await pressStart(MESSENGER.timur, link);
      await page.getByText('@timur_shop').waitFor();
      await page.getByRole('button', { name: 'Отключить' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
      await page.getByText('Telegram отключён').waitFor();
    });
  });

  it('the code for the extension is shown with its time, and can be made anew', async () => {
    const { page } = vera;
    await openTab(page, 'connections');
    const extension = panel(page, 'Расширение браузера');
    await extension.getByRole('button', { name: 'Получить код' }).click();
    const code = extension.locator('code');
    expect(await code.innerText()).toMatch(/^[A-Za-z0-9]{6}$/);
    const first = await code.innerText();
    await extension.getByText('Код действует ещё', { exact: false }).waitFor();
    await extension.getByRole('button', { name: 'Новый код' }).click();
    await expect.poll(() => code.innerText()).not.toBe(first);
  });
});

describe('codes', () => {
  it('whoever registers by the referral link is counted', async () => {
    const { page } = vera;
    const friend = await newPerson();
    await openTab(page, 'referral');
    await page.getByRole('button', { name: 'Создать код' }).click();
    await page.getByText('По коду ещё никто не зарегистрировался').waitFor();
    const link = await page.getByLabel('Ссылка для друга').inputValue();
    await friend.page.goto(link);
    const code = await page.getByLabel('Ваш код').inputValue();
    expect(await friend.page.getByLabel('Реферальный код').inputValue()).toBe(code);
    await register(friend.page, FRIEND);
    await friend.page.waitForURL('**/cabinets');
    await page.reload();
    await page.getByText('По коду зарегистрировался 1 человек').waitFor();
    expect(await page.getByLabel('Ваш код').inputValue()).toBe(code);
    await page.getByText('Вознаграждений пока нет').waitFor();
    const userId = await findUserId(FRIEND.email);
    await postPoints((context) => creditTopUp(context, { userId, paymentId: 900_001, points: 1000 }));
    await page.reload();
    const rewards = tableOf(page, 'Вознаграждения');
    await rewards.rows().first().waitFor();
    expect(await rewards.columns('Друг', 'Что', 'В кошелёк')).toEqual([['Друг № 1', 'Платёж друга', '+70']]);
    await page.getByText('Получено всего: 70').waitFor();
    await shoot(page, 'settings-rewards');
    await openTab(friend.page, 'wallet');
    const operations = tableOf(friend.page, 'Операции');
    await operations.rows().first().waitFor();
    expect(await operations.column('Операция')).toEqual(['Бонус приглашённому', 'Пополнение']);
    expect((await operations.column('Баллы')).map(toNumber)).toEqual([1000, 1000]);
  });

  it('a promo code works once, and its points are in the wallet', async () => {
    // Points are for whoever has a verified address.
    await makeAccount(BUYER);
    for (const promoCode of [DAYS, PERCENT])
      await postPoints((context) => createPromoCode(context, promoCode));
    const { page, expectRefusal } = await newPerson();
    await signIn(page, BUYER, '/cabinets');
    const { link } = await readMail(BUYER.email, /Подтвердите адрес/);
    await page.goto(link);
    await page.getByText(`Адрес ${BUYER.email} подтверждён.`, { exact: false }).waitFor();
    await openTab(page, 'referral');
    const promo = panel(page, 'Промокод');
    const use = async (code: string) => {
      await promo.getByLabel('Промокод').fill(code);
      await promo.getByRole('button', { name: 'Применить' }).click();
    };
    expectRefusal(400, '/api/user/usePromoCode');
    await use('NOSUCHCODE');
    await promo.getByText('Промокод не найден или больше не действует').waitFor();
    await use(PROMO);
    await page.getByText('Промокод применён').waitFor();
    await promo.getByText('Начислено 500 баллов').waitFor();
    await use(PROMO);
    await promo.getByText('Вы уже использовали этот промокод').waitFor();
    await use(DAYS.code);
    await promo.getByText(/^Тариф «Эксперт» на 14 дней/).waitFor();
    await use(PERCENT.code);
    await promo.getByText('Следующее пополнение картой принесёт на 15 % баллов больше').waitFor();
    await shoot(page, 'settings-promo');
    await page.reload();
    await promo.getByText('Ждёт следующего пополнения картой: +15 % баллов').waitFor();
    await page.getByRole('link', { name: 'Кошелёк' }).click();
    const operations = tableOf(page, 'Операции').rows();
    await operations.first().waitFor();
    expect(await operations.count()).toBe(1);
    expect(await operations.first().innerText()).toMatch(/Промокод\s+VITRINA500\s+\+500\s+0\s+500/);
  });

  it('the wallet finds operations by kind and month, and its file equals the screen', async () => {
    const { page } = await newPerson();
    await makeAccount(SAVER);
    const userId = await findUserId(SAVER.email);
    await postPoints(async (context) => {
      const monthAgo = {
        ...context,
        clock: { now: () => addDays(context.clock.now(), -40), speed: () => 1 },
      };
      await grantPoints(monthAgo, { userId, points: 2000, key: 'story' });
      await grantPoints(context, { userId, points: 300, key: 'story-again' });
    });
    await signIn(page, SAVER, '/cabinets');
    await openTab(page, 'wallet');
    const table = tableOf(page, 'Операции');
    await table.rows().nth(1).waitFor();
    await page.getByText('Поступило 2 300, списано 0').waitFor();
    await page.getByText('за последние 30 дней баллы не тратились').first().waitFor();
    await step('a month is chosen, stays in the address and is all that the file has', async () => {
      const month = await openCondition(page, 'Месяц');
      await month.getByRole('combobox').click();
      await page.getByRole('option').last().click();
      await expect.poll(() => table.rows().count()).toBe(1);
      expect((await table.column('Доступно после')).map(toNumber)).toEqual([2000]);
      expect(new URL(page.url()).searchParams.get('month')).toMatch(/^20\d\d-\d\d$/);
      await page.reload();
      await table.rows().first().waitFor();
      const file = await saveCsv(page);
      expect(file.headers).toEqual(['Дата', 'Операция', 'За что', 'Баллы', 'Заморожено', 'Доступно после']);
      expect(file.columns('Операция', 'Баллы', 'Доступно после')).toEqual([
        ['Начисление от поддержки', '2000', '2000'],
      ]);
    });
    await step('of another kind there is none, and one press shows all again', async () => {
      await chooseCondition(page, 'Операции', 'Тарифы');
      await page.getByText('Таких операций нет').waitFor();
      await page.getByRole('button', { name: 'Показать все' }).click();
      await expect.poll(() => table.rows().count()).toBe(2);
    });
    await step('a reminder is set and switched off', async () => {
      await page.getByRole('button', { name: 'Напомнить о балансе' }).click();
      const form = page.getByRole('dialog', { name: /^Напомнить/ });
      await form.getByRole('button', { name: 'Сохранить' }).click();
      await form.getByText('Введите целое число от 1 до 1 000 000').waitFor();
      await form.getByRole('textbox').fill('500');
      await form.getByRole('button', { name: 'Сохранить' }).click();
      await page.getByRole('button', { name: 'Напомнить при балансе ниже 500' }).click();
      await form.getByRole('button', { name: 'Отключить' }).click();
      await page.getByRole('button', { name: 'Напомнить о балансе' }).waitFor();
      await shoot(page, 'settings-wallet');
    });
  });
});
