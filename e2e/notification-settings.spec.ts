import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { runAxe } from '../scripts/audit/run-axe.ts';
import { addNotification } from '../server/src/notifications/add-notification.ts';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { MESSENGER, pressStart } from './outside.ts';
import { makeAccount } from './people.ts';
import { findUserId, postPoints } from './points.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const NINA = { name: 'Нина Тихая', email: `nina-${mark}@shop.test`, password: 'Tihij-ruchej-v-lesu-4' };

let nina: Person;
beforeAll(async () => {
  await makeAccount(NINA);
  nina = await newPerson();
  await signIn(nina.page, NINA, '/cabinets');
});

const topic = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/pages/account-settings/notifications');
  await topic(page, 'Тариф и кошелёк').waitFor();
}

it('a person chooses where money is reported, is quiet at night, and reads in the log what was sent', async () => {
  const { page } = nina;
  await step('what is chosen is there after a reload, and can be taken back', async () => {
    await open(page);
    await page.getByText('Мессенджер не подключён').waitFor();
    const money = topic(page, 'Тариф и кошелёк');
    await money.getByRole('switch', { name: 'Мессенджер' }).click({ force: true });
    await money.getByRole('button', { name: 'Вернуть как было' }).waitFor();
    await page.getByRole('switch', { name: 'Не писать ночью' }).click({ force: true });
    await page.getByLabel('Начало тихих часов').selectOption('23');
    await expect.poll(() => page.getByLabel('Начало тихих часов').inputValue()).toBe('23');
    await page.reload();
    await expect.poll(() => money.getByRole('switch', { name: 'Мессенджер' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Начало тихих часов').inputValue()).toBe('23');
    expect(await runAxe(page)).toEqual([]);
    await shoot(page, 'notification-settings');
  });

  await step('the messenger is connected, and what is sent stands in the log with its outcome', async () => {
    await page.goto('/pages/account-settings/connections');
    await page.getByRole('button', { name: 'Подключить Telegram' }).click();
    const link = (await page.getByRole('link', { name: 'Открыть Telegram' }).getAttribute('href')) ?? '';
    await pressStart(MESSENGER.timur, link);
    await page.getByText('@timur_shop').waitFor();
    const userId = await findUserId(NINA.email);
    await postPoints(({ db, clock }) =>
      addNotification(db, {
        userIds: [userId],
        cabinetId: null,
        event: { kind: 'walletLow', available: 7, threshold: 10 },
        at: clock.now(),
      }),
    );
    await open(page);
    const log = tableOf(page, 'Что отправлено');
    await log.rows().nth(1).waitFor();
    const isDelivered = async () => {
      await page.reload();
      await log.rows().nth(1).waitFor();
      return (await page.getByText('Доставлено', { exact: true }).count()) > 0;
    };
    // A page that is opened again and again takes its time.
    await expect.poll(isDelivered, { timeout: 30_000 }).toBe(true);
    // Nobody has confirmed the address: no letter leaves, and the log says why.
    await page.getByText('Адрес почты не подтверждён', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Что отправлено' }).scrollIntoViewIfNeeded();
    await shoot(page, 'notification-log');
    await topic(page, 'Тариф и кошелёк').getByRole('button', { name: 'Вернуть как было' }).click();
    await expect
      .poll(() => topic(page, 'Тариф и кошелёк').getByRole('switch', { name: 'Мессенджер' }).isChecked())
      .toBe(false);
  });
});

it.each([
  ['a phone in the dark', { width: 360, height: 780, isDark: true }],
  ['Arabic', { language: 'ar' }],
])('it is whole on %s', async (name, settings) => {
  const { page } = await newPerson(settings);
  await signIn(page, NINA, '/cabinets');
  await page.goto('/pages/account-settings/notifications');
  await page.getByRole('switch').first().waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await runAxe(page)).toEqual([]);
  await shoot(page, `notification-settings-${name.split(' ').at(-1)}`);
});
