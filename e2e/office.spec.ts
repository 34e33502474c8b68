import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { readMail } from './mailbox.ts';
import { makeAccount, topUpWallet } from './people.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';
import { readCard, tableOf, toNumber } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const OPERATOR = {
  name: 'Ольга Операторова',
  email: `olga-${mark}@shop.test`,
  password: 'Sinij-chajnik-73!',
};
const SELLER = { name: 'Семён Лавкин', email: `semen-${mark}@shop.test`, password: 'Krasnyj-tazik-41?' };
const CODE = `OFIS-${mark.toUpperCase()}`;
const REASON = 'Возмещение за простой сбора';

const SCRIPT = path.join(import.meta.dirname, '../scripts/operators.ts');

/** The command, as whoever runs the machine types it. */
async function changeOperators(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, DATABASE_URL: stack().databaseUrl, CLICKHOUSE_URL: 'http://127.0.0.1:9' },
  });
  return stdout;
}

const menu = ({ page }: Person) => page.getByRole('link', { name: 'Служебный раздел' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

let operator: Person;
let seller: Person;
beforeAll(async () => {
  [operator, seller] = [await newPerson(), await newPerson()];
  await makeAccount(OPERATOR);
  await makeAccount(SELLER);
  expect(await changeOperators('--add', OPERATOR.email)).toContain('from the next request on');
  await signIn(operator.page, OPERATOR, '/cabinets');
  await signIn(seller.page, SELLER, '/cabinets');
});

describe('the office', () => {
  it('lets an operator give points with a reason and make promo codes, which the log keeps; for others there is none', {
    timeout: 180_000,
  }, async () => {
    const { page } = operator;

    await step('an operator finds a person', async () => {
      await menu(operator).first().click();
      await page.getByLabel('Почта, имя, номер').fill(SELLER.email);
      await page.getByRole('button', { name: 'Найти' }).click();
      await tableOf(page, 'Люди').row(SELLER.email).click();
      await page.getByRole('heading', { name: SELLER.name }).waitFor();
      expect(await readCard(page, 'Доступно')).toBe(0);
    });

    await step('gives points: a wrong password is said, the right one moves them', async () => {
      await page.getByRole('button', { name: 'Начислить баллы' }).click();
      const dialog = page.getByRole('dialog', { name: 'Начислить баллы' });
      await dialog.getByLabel('Сколько баллов').fill('700');
      await dialog.getByLabel('Причина').fill(REASON);
      await dialog.getByLabel('Ваш пароль').fill('Chuzhoj-zont-11');
      operator.expectRefusal(400, '/api/office/movePoints');
      await dialog.getByRole('button', { name: 'Начислить баллы' }).click();
      await dialog.getByText('Текущий пароль введён неверно').waitFor();
      await dialog.getByLabel('Ваш пароль').fill(OPERATOR.password);
      await dialog.getByRole('button', { name: 'Начислить баллы' }).click();
      await page.getByText('Начислено 700 баллов').waitFor();
      await expect.poll(() => readCard(page, 'Доступно')).toBe(700);
      await shoot(page, 'office-person');
    });

    await step('gives a part of a payment back', async () => {
      const { link } = await readMail(SELLER.email, /Подтвердите адрес/);
      await seller.page.goto(link);
      await seller.page.getByText(`Адрес ${SELLER.email} подтверждён.`, { exact: false }).waitFor();
      await topUpWallet(SELLER, 1000);
      await page.getByRole('link', { name: 'Платежи' }).click();
      const payments = tableOf(page, 'Платежи');
      await payments.row(SELLER.email).getByRole('button', { name: 'Вернуть' }).click();
      const dialog = page.getByRole('dialog', { name: 'Вернуть платёж' });
      await dialog.getByLabel('Сколько рублей').fill('400');
      await dialog.getByLabel('Причина').fill(REASON);
      await dialog.getByLabel('Ваш пароль').fill(OPERATOR.password);
      await dialog.getByRole('button', { name: 'Вернуть' }).click();
      await page.getByText('отправлен провайдеру').waitFor();
      await expect.poll(async () => (await payments.column('Возвращено')).map(toNumber)).toEqual([400]);
      await shoot(page, 'office-payments');
    });

    await step('makes a promo code', async () => {
      await page.goto('/office?tab=promo');
      await page.getByRole('button', { name: 'Создать промокод' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Создать промокод' });
      await dialog.getByLabel('Код').fill(CODE);
      await dialog.getByLabel('Сколько баллов').fill('300');
      await dialog.getByLabel('Сколько человек').fill('10');
      await dialog.getByLabel('Причина').fill('Подарок участникам встречи');
      await dialog.getByLabel('Ваш пароль').fill(OPERATOR.password);
      await dialog.getByRole('button', { name: 'Создать' }).click();
      await page.getByText(`Промокод ${CODE} создан`).waitFor();
      await tableOf(page, 'Промокоды').row(CODE).getByText('300 баллов').waitFor();
    });

    await step('the log has it, and nothing in it was changed', async () => {
      await tab(page, 'Журнал');
      await page.getByText('изменений нет').waitFor();
      const about = { person: SELLER.email, operator: OPERATOR.email };
      const rows = await tableOf(page, 'Журнал').columns('Кто', 'Что сделано', 'О ком', 'Причина');
      expect(rows).toContainEqual([about.operator, 'Начислено 700 баллов', about.person, REASON]);
      expect(rows).toContainEqual([about.operator, 'Открыт кошелёк', about.person, '']);
      expect(rows.some(([, action]) => action === `Создан промокод ${CODE}: 300 баллов`)).toBe(true);
      await shoot(page, 'office-audit');
    });

    await step('the person reads the reason in the wallet, and finds no office', async () => {
      await seller.page.goto('/office');
      await seller.page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
      await seller.page.goto('/cabinets');
      expect(await menu(seller).count()).toBe(0);
      await seller.page.goto('/pages/account-settings/wallet');
      expect(await readCard(seller.page, 'Доступно, баллов')).toBe(1300);
    });

    await step('whoever is no operator any more is refused at once', async () => {
      await changeOperators('--remove', OPERATOR.email);
      await tab(page, 'Люди и кабинеты');
      await page.getByRole('heading', { name: 'Такой страницы нет' }).waitFor();
    });
  });
});
