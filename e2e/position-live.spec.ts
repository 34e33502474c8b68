import { randomBytes } from 'node:crypto';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { passMinutes, readNow, startClock, stopClock } from './outside.ts';
import { leaveDemo, makeColleague, type Somebody } from './people.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

const mark = randomBytes(3).toString('hex');
const READER: Somebody = {
  name: 'Вера Глядова',
  email: `vera-${mark}@shop.test`,
  password: 'Sinij-samovar-71!',
};
/** Nobody else tracks in this city. */
const CITY = 'Самара';
const NEXT_CITY = 'Уфа';
/** The checks of the whole demo, on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 };
/** A screen that asked by the clock would do so every ten seconds. */
const WATCHED_MS = 12_000;

let reader: Person;
let page: Page;
/** Whatever the screen has asked for, by the end of its address. */
const requested: string[] = [];
beforeAll(async () => {
  reader = await newPerson();
  ({ page } = await newPerson());
  page.on('request', (request) => requested.push(request.url().replace(/^.*\/api\//, '')));
  await signIn(page);
  await makeColleague(READER, ['analyticsReadOnly']);
  await signIn(reader.page, READER);
});
afterAll(async () => {
  await startClock();
  await leaveDemo(READER);
});

const count = (path: string) => requested.filter((one) => one === path).length;
const cells = (on: Page) => on.locator('main table td').allTextContents();
const answered = async (on: Page) =>
  (await cells(on)).filter((text) => /^(?:\d+|н\/н|1000\+)/.test(text)).length;
const paused = async (on: Page) => (await cells(on)).filter((text) => text.startsWith('На паузе')).length;

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Другие действия' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function chooseCity(name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Город' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

describe('positions', () => {
  it('of a tracked product come, pause and move without a reload', { timeout: 480_000 }, async () => {
    await step('a product is put on tracking', async () => {
      await page.goto('/position-check');
      await page.getByRole('button', { name: 'Добавить товар' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Товар' }).click();
      await page.getByRole('option').first().click();
      await chooseCity(CITY);
      await dialog.getByLabel('Запросы', { exact: true }).fill('кружка;чашка');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Поставить на отслеживание' }).click();
      await page.getByText('Товар на отслеживании', { exact: false }).waitFor();
      await tableOf(page, 'Проверка позиций').row(CITY).click();
      await page.getByText(new RegExp(`${CITY}, SKU \\d+`)).waitFor();
    });

    await step('a planned check appears without a reload, and the screen asks once for it', async () => {
      const day = moscowDay(await readNow());
      await page.goto(`${page.url().split('?')[0]}?grouping=FiveMinute&from=${day}&to=${day}`);
      await page.getByText(new RegExp(`${CITY}, SKU \\d+`)).waitFor();
      const address = page.url();
      await reader.page.goto(address);
      await reader.page.getByText(new RegExp(`${CITY}, SKU \\d+`)).waitFor();
      await expect.poll(() => count('positionCheck/follow')).toBeGreaterThan(0);
      await passMinutes(6);
      await page.getByText('Отслеживается', { exact: true }).waitFor({ timeout: 30_000 });
      await expect.poll(() => answered(page), LONG).toBeGreaterThan(1);
      const before = await answered(page);
      const asks = count('positionCheck/get');
      await passMinutes(5);
      await expect.poll(() => answered(page), LONG).toBeGreaterThan(before);
      await expect.poll(() => answered(reader.page), LONG).toBeGreaterThan(before);
      // One or two runs of the worker.
      expect(count('positionCheck/get') - asks).toBeLessThanOrEqual(4);
      expect(page.url()).toBe(address);
      await shoot(page, 'position-live');
    });

    await step('nothing is requested while nothing happens', async () => {
      // Nothing is due while the clock stands; what was due before it may still be on its way.
      await stopClock();
      let asks = 0;
      await expect
        .poll(() => asks === (asks = count('positionCheck/get')), { interval: 3000, timeout: 30_000 })
        .toBe(true);
      await page.waitForTimeout(WATCHED_MS);
      expect(count('positionCheck/get')).toBe(asks);
      await startClock();
    });

    await step('a check now says its cost first, and its answer comes', async () => {
      await choose('Снять сейчас');
      const dialog = page.getByRole('dialog', { name: 'Снять сейчас' });
      await dialog.getByText(/возьмёт 2 запроса из часа ключа\. Свободно сейчас: \d+/).waitFor();
      await shoot(page, 'position-check-now');
      const finished = page.waitForResponse(async (answer) => {
        if (!answer.url().endsWith('/positionCheck/getAsk')) return false;
        // A question that is asked again gives up the answer before.
        const text = await answer.text().catch(() => '');
        return text.includes('"isFinished":true');
      }, LONG);
      await dialog.getByRole('button', { name: 'Проверить 2 запроса' }).click();
      await dialog.waitFor({ state: 'detached' });
      await finished;
      await page.getByText('Снимаем позиции').waitFor({ state: 'detached', ...LONG });
    });

    await step('a pause can be undone, and the matrix names it', async () => {
      await choose('Поставить на паузу');
      await page.getByRole('button', { name: 'Отменить' }).waitFor();
      await page.locator('header, main').getByText('На паузе', { exact: true }).first().waitFor();
      await shoot(page, 'position-paused');
      await page.getByRole('button', { name: 'Отменить' }).click();
      await page.getByText('Отслеживается', { exact: true }).waitFor();
      await choose('Поставить на паузу');
      await page.locator('header, main').getByText('На паузе', { exact: true }).first().waitFor();
      await passMinutes(11);
      await choose('Снять с паузы');
      await page.getByText('Отслеживается', { exact: true }).waitFor();
      await expect.poll(() => paused(page), LONG).toBeGreaterThan(1);
      // A colleague who may only read sees the same, and can do none of it.
      await expect.poll(() => paused(reader.page), LONG).toBeGreaterThan(1);
      expect(await reader.page.getByRole('button', { name: 'Другие действия' }).count()).toBe(0);
    });

    await step('a move to another city says what it costs and what becomes of the places', async () => {
      await choose('Перенести в другой город');
      const dialog = page.getByRole('dialog', { name: 'Перенести в другой город' });
      await dialog.getByText(`История города ${CITY} сохранится`, { exact: false }).waitFor();
      await chooseCity(NEXT_CITY);
      await dialog.getByText('Шаг проверки останется', { exact: false }).waitFor();
      await shoot(page, 'position-move');
      await dialog.getByRole('button', { name: 'Перенести', exact: true }).click();
      await page.getByText(new RegExp(`${NEXT_CITY}, SKU \\d+`)).waitFor();
      await reader.page.getByText(new RegExp(`${NEXT_CITY}, SKU \\d+`)).waitFor(LONG);
      await shoot(page, 'position-moved');
    });

    await step('the list pauses the chosen ones', async () => {
      await page.goto('/position-check');
      const row = tableOf(page, 'Проверка позиций').row(NEXT_CITY);
      await row.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'На паузу: 1' }).click();
      await row.getByText('На паузе').waitFor();
      await shoot(page, 'position-list-paused');
      // Whoever still looks at it would be told that it is gone.
      await reader.page.goto('/position-check');
      await row.click();
      await choose('Удалить отслеживание');
      await page.getByRole('button', { name: 'Удалить', exact: true }).click();
      await page.waitForURL('**/position-check');
    });
  });
});
