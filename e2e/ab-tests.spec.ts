import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { makePng } from '../server/test/builders/png-bytes.ts';
import { givePoints } from '../server/test/builders/points.ts';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { mendMarketplace, passMinutes, spoilMarketplace } from './outside.ts';
import { findUserId, postPoints } from './points.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';
import { liveThroughTest, readAdvertisedSkus } from './worker-of-tests.ts';

const NAME = 'Чашка на столе';
const FINISHED = 'Фото с торцом упаковки';
/** Nobody tests it in the past of the demo. */
const OWN_PLACE = 3;
/** Two days are lived through beside other stories. */
const LONGEST_MS = 300_000;

let seller: Person;
let sku: number;

const Card = z.object({ pictures: z.array(z.object({ address: z.string() })) });

/** What buyers see on the marketplace, the main picture first. */
async function readCard(of: number): Promise<string[]> {
  const answer = await fetch(`${stack().sandboxUrl}/truth/pictures?sku=${of}`);
  return Card.parse(await answer.json()).pictures.map(({ address }) => address);
}

const [WIDTH, HEIGHT] = [600, 800];

/** All black, or all white. */
function drawPicture(fill: number): Buffer {
  return makePng({
    width: WIDTH,
    height: HEIGHT,
    pixels: deflateSync(
      Buffer.alloc((WIDTH / 8 + 1) * HEIGHT, fill).map((byte, at) => (at % (WIDTH / 8 + 1) === 0 ? 0 : byte)),
    ),
  });
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Далее' }).click();
const status = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** A picture takes up to three minutes to the card, and the worker looks every few seconds. */
async function untilShown(page: Page, sentence: RegExp, minutes = 2): Promise<void> {
  const seen = page.getByText(sentence).first();
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      return await seen.waitFor({ timeout: 5000 });
    } catch {
      await passMinutes(minutes);
    }
  }
  await seen.waitFor();
}

beforeAll(async () => {
  const userId = await findUserId(stack().email);
  await postPoints((context) => givePoints({ context }, userId, 5000));
  sku = (await readAdvertisedSkus())[OWN_PLACE] ?? 0;
  seller = await newPerson();
  await signIn(seller.page, stack(), '/ab-test');
});

it('a test of three images is set up, started, interrupted, resumed and stopped, and the card is as it was', async () => {
  const { page } = seller;
  const before = await readCard(sku);

  await step('a draft of an own product', async () => {
    await page.getByRole('button', { name: 'Новый тест' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Товар').fill(String(sku));
    await page.getByRole('option', { name: String(sku) }).click();
    await dialog.getByLabel('Название теста').fill(NAME);
    await dialog.getByRole('button', { name: 'Создать черновик' }).click();
  });

  await step('three images: the one of the card and two files', async () => {
    await page.getByRole('button', { name: 'Добавить нынешнее фото' }).click();
    await page.getByAltText('Фото 1').first().waitFor();
    const files = [0x00, 0xff].map(drawPicture);
    await page
      .locator('input[type=file]')
      .setInputFiles(
        files.map((buffer, nth) => ({ name: `variant-${nth}.png`, mimeType: 'image/png', buffer })),
      );
    await page.getByAltText('Фото 3').first().waitFor();
    await shoot(page, 'ab-test-images');
  });

  await step('a campaign, the usual strategy, and the price before the start', async () => {
    await next(page);
    await page.getByRole('checkbox').first().check();
    await next(page);
    await page.getByLabel('Менять фото каждые').first().waitFor();
    await next(page);
    await page.getByText('Цена: 490 баллов').waitFor();
    await shoot(page, 'ab-test-review');
    await page.getByRole('button', { name: 'Запустить тест' }).click();
    await status(page, 'Идёт').waitFor();
  });

  await step('warm-up, then the rotation', async () => {
    await untilShown(page, /Идёт разогрев/);
    expect((await readCard(sku)).slice(1)).toEqual(before.slice(1));
    await passMinutes(6 * 60 + 61);
    await untilShown(page, /последняя смена/);
    await shoot(page, 'ab-test-rotation');
  });

  await step('a key that may only read pauses it, and the way out is named', async () => {
    await spoilMarketplace('keyReadOnly', '7');
    await passMinutes(60);
    // An image may follow itself: nothing is sent then until the window after it.
    await untilShown(page, /ключ API только для чтения/i, 15);
    await shoot(page, 'ab-test-read-only');
    await mendMarketplace();
  });

  await step('resumed, it goes on', async () => {
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await status(page, 'Идёт').waitFor();
  });

  await step('stopped, it says what that costs, and the card gets its own picture back', async () => {
    await page.getByRole('button', { name: 'Остановить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Спишется 490 баллов/).waitFor();
    await dialog.getByRole('button', { name: 'Остановить' }).click();
    await status(page, 'Завершён').waitFor();
    await untilShown(page, /На карточке снова исходные фото/);
    expect(await readCard(sku)).toEqual(before);
  });
});

it(
  'a finished test says what it found, a day may be left out and taken back, and an image goes to the card',
  async () => {
    const { page } = seller;
    const sentence = region(page, 'Вывод');
    const { sku: ofTest } = await liveThroughTest(FINISHED);

    await step('the list says what it found', async () => {
      await page.goto('/ab-test');
      await tableOf(page, /тест/i).row(FINISHED).click();
      await sentence
        .getByText(/изображени|сказать нельзя/)
        .first()
        .waitFor();
    });
    const verdict = await sentence.innerText();

    await step('a day is left out with a reason and taken back: the same digits', async () => {
      const strip = region(page, 'Расписание показов');
      await strip
        .getByRole('gridcell', { name: /изображение/ })
        .nth(8)
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/весь день/).check();
      await dialog.getByLabel('Причина').fill('Распродажа площадки');
      await dialog.getByRole('button', { name: 'Исключить' }).click();
      const left = strip.getByRole('gridcell', { name: /исключено/ });
      await left.first().waitFor();
      await shoot(page, 'ab-test-voided');
      await left.first().click();
      await dialog.getByLabel(/весь день/).check();
      await dialog.getByRole('button', { name: 'Вернуть' }).click();
      await expect.poll(() => left.count()).toBe(0);
      await expect.poll(() => sentence.innerText()).toBe(verdict);
    });

    await step('the winner stays on the card', async () => {
      const before = await readCard(ofTest);
      await page.getByRole('button', { name: 'Применить победителя' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Поставить на карточку' }).click();
      const readMain = async () => {
        await passMinutes(2);
        return (await readCard(ofTest))[0];
      };
      await expect.poll(readMain, { interval: 3000 }).not.toBe(before[0]);
      const after = await readCard(ofTest);
      expect(after.slice(1)).toEqual(before.slice(1));
      await shoot(page, 'ab-test-applied');
    });
  },
  LONGEST_MS,
);
