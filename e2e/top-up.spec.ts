import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, shoot, signIn } from './browser.ts';
import { readMail } from './mailbox.ts';
import { makeAccount } from './people.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const PAYER = { name: 'Рита Платова', email: `rita-${mark}@shop.test`, password: 'Krasnyj-tramvaj-17!' };
const WALLET = '/pages/account-settings/wallet';
const ASKING = '2202 4743 0132 2987';
const POOR = '5555 5555 5555 4600';

/** Figures of an interface have thin spaces, and roubles one that does not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

const said = (page: Page) => page.getByRole('status');

async function fillIn(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Пополнить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Пополнение кошелька' });
  await dialog.getByLabel('Сумма, ₽').fill(amount);
  return dialog;
}

/** On the page of the provider, which sends back to the wallet. */
async function payWith(page: Page, card?: string) {
  await page.waitForURL('**/yookassa/pay/**');
  if (card !== undefined) await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(`**${WALLET}**`);
}

async function hide(page: Page) {
  await page.getByRole('button', { name: 'Скрыть' }).click();
  await page.waitForURL(({ search }) => !search.includes('payment='));
}

it('the wallet is topped up by card', { timeout: 300_000 }, async () => {
  await makeAccount(PAYER);
  const { page } = await newPerson();

  await step('an address that is not verified meets the way to verify it', async () => {
    await signIn(page, PAYER, WALLET);
    const dialog = await fillIn(page, '20000');
    await dialog.getByRole('button', { name: 'Перейти к оплате' }).click();
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await shoot(page, 'top-up-unverified');
    const { link } = await readMail(PAYER.email, /Подтвердите адрес/);
    await page.goto(link);
    await page.getByText(`Адрес ${PAYER.email} подтверждён.`, { exact: false }).waitFor();
  });

  await step('an amount is refused below its minimum, and shows its bonus before it is paid', async () => {
    await page.goto(WALLET);
    const dialog = await fillIn(page, '499');
    await dialog.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect.poll(async () => plain(await dialog.innerText())).toMatch(/Минимум 500 ₽[^]*Минимум 500 ₽/);
    await dialog.getByLabel('Сумма, ₽').fill('20000');
    await expect
      .poll(async () => plain(await dialog.getByRole('status').innerText()).trim())
      .toMatch(/^Поступит 24 000 баллов\s+Из них 4 000 — бонус первого пополнения$/);
    await shoot(page, 'top-up-preview');
    await dialog.getByLabel('Запомнить карту').check();
    await dialog.getByRole('button', { name: 'Перейти к оплате' }).click();
  });

  await step('abandoned it waits and can be continued, and a bank that refuses says why', async () => {
    await page.waitForURL('**/yookassa/pay/**');
    await page.goto(WALLET);
    const waiting = page.getByRole('alert').filter({ hasText: 'ждёт оплаты' });
    await waiting.waitFor();
    await shoot(page, 'top-up-pending');
    await waiting.getByRole('button', { name: 'Продолжить' }).click();
    await payWith(page, POOR);
    await said(page).filter({ hasText: 'На карте не хватает денег' }).waitFor();
    await shoot(page, 'top-up-refused');
    await hide(page);
    expect(await waiting.count()).toBe(0);
  });

  await step(
    'paid it brings its points and the bonus, however often the link of return is opened',
    async () => {
      const dialog = await fillIn(page, '20000');
      await dialog.getByLabel('Запомнить карту').check();
      await dialog.getByRole('button', { name: 'Перейти к оплате' }).click();
      await payWith(page, ASKING);
      await said(page).filter({ hasText: 'Оплачено' }).waitFor();
      await shoot(page, 'top-up-paid');
      const rows = tableOf(page, 'Операции').rows();
      await expect.poll(() => rows.count()).toBe(2);
      await page.reload();
      await said(page).filter({ hasText: 'Оплачено' }).waitFor();
      expect(await rows.count()).toBe(2);
      expect(plain(await rows.first().innerText())).toMatch(
        /Бонус первого пополнения\s+Платёж № \d+\s+\+4 000\s+0\s+24 000/,
      );
    },
  );

  await step('somebody else who opens that link learns nothing', async () => {
    const stranger = await newPerson();
    stranger.expectRefusal(400, '/api/user/topUpState');
    await signIn(stranger.page, undefined, page.url().replace(/^https?:\/\/[^/]+/, ''));
    await stranger.page.getByRole('main').getByText('Операция кошелька не найдена').waitFor();
    expect(await stranger.page.getByText('Оплачено').count()).toBe(0);
    await stranger.leave();
  });

  await step('a remembered card pays after its bank has asked, and can be removed', async () => {
    await hide(page);
    const dialog = await fillIn(page, '700');
    await dialog.getByRole('button', { name: /Оплатить 700/ }).click();
    await payWith(page);
    await said(page).filter({ hasText: 'Оплачено' }).waitFor();
    await expect.poll(() => tableOf(page, 'Операции').rows().count()).toBe(3);
    await page.getByRole('button', { name: 'Банковские карты' }).click();
    const cards = page.getByRole('dialog', { name: 'Банковские карты' });
    const card = cards.getByRole('group', { name: 'Mir ·· 2987' });
    await card.getByText('Основная').waitFor();
    await shoot(page, 'top-up-cards');
    await card.getByRole('button', { name: 'Удалить' }).click();
    await page
      .getByRole('dialog', { name: /Удалить карту/ })
      .getByRole('button', { name: 'Удалить' })
      .click();
    await cards.getByText('Карт ещё нет', { exact: false }).waitFor();
  });
});
