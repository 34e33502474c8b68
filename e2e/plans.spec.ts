import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { giveTrial } from '../server/src/billing/plans/give-trials.ts';
import { stoppedClock } from '../server/src/platform/clock.ts';
import { connectPostgres, type Db } from '../server/src/platform/postgres/database.ts';
import { givePoints } from '../server/test/builders/points.ts';
import { afterReload, newPerson, type Person, shoot, signIn } from './browser.ts';
import { passMinutes, readNow } from './outside.ts';
import { connectCabinet, makeAccount } from './people.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const SELLER = {
  name: 'Тимур Тарифов',
  email: `timur-${mark}@shop.test`,
  password: 'Krasnyj-traktor-58!',
};
const CABINETS = [`Первый ${mark}`, `Второй ${mark}`] as const;
const SELLER_IDS = ['28', '29'] as const;
const POINTS = 30_000;
const TARIFF = '/pages/account-settings/tariff';

let seller: Person;

async function withDatabase<T>(act: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = connectPostgres(stack().databaseUrl, { maxConnections: 1 });
  try {
    return await act(db);
  } finally {
    await close();
  }
}

/**
 * The address is confirmed, the trial is over and the wallet is full, as after a letter, a week and a top-up, which have
 * stories and tests of their own.
 */
async function settleIn(): Promise<void> {
  const now = await readNow();
  await withDatabase(async (db) => {
    const { rows } = await sql<{ id: number }>`
      update users set email_verified_at = now() where email = ${SELLER.email} returning id`.execute(db);
    const userId = rows[0]?.id ?? 0;
    const at = new Date(now.getTime() - 8 * DAY_MS);
    await db.transaction().execute((trx) => giveTrial(trx, { userId, at }));
    await givePoints({ context: { db, clock: stoppedClock(now) } }, userId, POINTS);
  });
}

/** A month is much for the clock that stories share: what was bought ends in three minutes, and those pass. */
async function letPlansEnd(): Promise<void> {
  const end = new Date((await readNow()).getTime() + 3 * 60_000);
  await withDatabase(async (db) => {
    const ofSeller = sql`user_id = (select id from users where email = ${SELLER.email})`;
    await sql`update tariffs set active_from = least(active_from, ${end}::timestamptz - interval '1 day'),
      active_to = ${end} where ${ofSeller}`.execute(db);
  });
  await passMinutes(5);
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const quote = (page: Page) => page.getByRole('group', { name: 'Расчёт' });

async function choose(page: Page, name: RegExp, act: (page: Page) => Promise<void> = async () => undefined) {
  await page.getByRole('button', { name }).click();
  await quote(page).waitFor();
  await act(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Оплатить' }).click();
  await page.getByText('Тариф оплачен').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const stateOf = (page: Page, cabinet: string) => tableOf(page, /^Кабинеты/).row(cabinet);

beforeAll(async () => {
  await makeAccount(SELLER);
  await settleIn();
  await connectCabinet(SELLER, { name: CABINETS[0], sellerId: SELLER_IDS[0], profile: 'full' });
  seller = await newPerson();
  await signIn(seller.page, SELLER, TARIFF);
});

it('a seller buys a plan, extends and changes it, lets it end and comes back', async () => {
  const { page } = seller;

  await step('a plan is bought with points and extended', async () => {
    await choose(page, /^Выбрать тариф «Эксперт»/);
    await panel(page, 'Сейчас').getByText('Эксперт', { exact: true }).waitFor();
    await choose(page, /^Продлить тариф «Эксперт»/, async () => {
      await quote(page).getByText('7 990 баллов').first().waitFor();
    });
    await shoot(page, 'plans-bought');
  });

  await step('a change now says what is left of the old plan before it is paid', async () => {
    await choose(page, /^Выбрать тариф «Начинающий эксперт»/, async () => {
      await quote(page)
        .getByText(/Остаток прежнего тарифа, \d+ д/)
        .waitFor();
      await quote(page).getByText('Вернётся в кошелёк').waitFor();
      await shoot(page, 'plans-quote');
    });
    await panel(page, 'Сейчас').getByText('Начинающий эксперт', { exact: true }).waitFor();
    await page.getByRole('switch', { name: 'Продлевать автоматически' }).waitFor();
  });

  await step('a second cabinet has room in it', async () => {
    await connectCabinet(SELLER, { name: CABINETS[1], sellerId: SELLER_IDS[1], profile: 'full' });
    await page.goto('/cabinets');
    await stateOf(page, CABINETS[1]).waitFor();
    expect(await stateOf(page, CABINETS[1]).innerText()).not.toContain('Заблокирован');
  });

  await step('when it ends, the younger cabinet and the tracking rest', async () => {
    await letPlansEnd();
    await afterReload(page, stateOf(page, CABINETS[1]).getByText('Заблокирован тарифом'));
    expect(await stateOf(page, CABINETS[0]).innerText()).not.toContain('Заблокирован');
    await page.goto('/position-check');
    await page
      .getByText(/Начинающий эксперт/)
      .first()
      .waitFor();
  });

  await step('the bell and a page of plans say so', async () => {
    await page.goto(TARIFF);
    await panel(page, 'Сейчас').getByText('Без тарифа', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Уведомления/ }).click();
    await page
      .getByRole('dialog', { name: 'Уведомления' })
      .getByText(/Тариф «.+» закончился/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });

  await step('paid again, everything is back', async () => {
    await choose(page, /^Выбрать тариф «Старт»/);
    await passMinutes(2);
    await page.goto('/cabinets');
    const cabinet = stateOf(page, CABINETS[1]);
    await afterReload(page, cabinet);
    await expect
      .poll(
        async () => {
          const text = await cabinet.innerText();
          if (text.includes('Заблокирован')) await page.reload();
          return text.includes('Заблокирован');
        },
        { timeout: 60_000 },
      )
      .toBe(false);
  });
}, 180_000);
