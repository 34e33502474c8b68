import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, shoot, signIn } from './browser.ts';
import { chooseFallingProduct } from './falling-product.ts';
import { readPlacesNow } from './matrix.ts';
import { passMinutes, readPrice, setPrice } from './outside.ts';
import { trackInDemo, untrackInDemo } from './people.ts';
import { step } from './step.ts';
import { passToCheck } from './tracked.ts';

/** Nobody tracks in this city while this story is told. */
const CITY = { name: 'Пермь', id: 50 };
/** As much as rivals' prices change too: nothing can be said of what no shelf has seen. */
const TIMES = 1.6;
const LEAST_FALL = 10;
/** Places further down are not all kept. */
const DEEPEST = 100;
const HOUR_MINUTES = 65;
/** A page is kept once an hour, and eight of them teach what a price does. */
const PAGES = 9;
const NIGHT_MINUTES = 15 * 60;

let page: Page;
let world: Page;
/** What the story leaves as it was. */
const left: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const person = await newPerson();
  page = person.page;
  world = await person.context.newPage();
  await signIn(page);
});
afterAll(async () => {
  for (const mend of left) await mend();
});

const readNow = async (query: string) => Number((await readPlacesNow(page)).get(query));

describe('a fall', () => {
  it('is followed from the morning page to its cause, and what the former price would do comes true', {
    timeout: 480_000,
  }, async () => {
    const afterMs = (PAGES * HOUR_MINUTES + NIGHT_MINUTES + 2 * HOUR_MINUTES) * 60_000;
    const { sku, query } = await chooseFallingProduct(world, LEAST_FALL, {
      cityId: CITY.id,
      times: TIMES,
      afterMs,
      deepest: DEEPEST,
    });
    const price = await readPrice(sku);

    const entryId = await trackInDemo({ sku, cityId: CITY.id, queries: [query] });
    left.push(async () => untrackInDemo(entryId));
    const entry = `/position-check/${entryId}`;

    let before = 0;
    let fallen = 0;
    let foretold = { likely: Number.NaN, best: Number.NaN, worst: Number.NaN };
    await step('a product is tracked for a day', async () => {
      await page.goto(entry);
      await passMinutes(15);
      await expect.poll(() => readNow(query), { timeout: 60_000 }).toBeGreaterThan(0);
      for (let nth = 0; nth < PAGES; nth += 1) await passToCheck(page, HOUR_MINUTES);
      await passToCheck(page, NIGHT_MINUTES);
      before = await readNow(query);
    });

    await step('overnight its price is raised, and it falls', async () => {
      left.push(async () => setPrice(sku, price));
      await setPrice(sku, Math.round(Number(price) * TIMES));
      await passToCheck(page, HOUR_MINUTES);
      await passToCheck(page, HOUR_MINUTES);
      fallen = await readNow(query);
    });
    expect(fallen - before).toBeGreaterThanOrEqual(LEAST_FALL);

    await step('the morning page names the fall and its cause', async () => {
      await page.goto('/statistics');
      const fall = page
        .getByRole('list', { name: 'Что упало со вчера' })
        .getByRole('listitem')
        .filter({ hasText: query })
        .filter({ hasText: CITY.name });
      await fall.getByText('Скорее всего, дело в вашей цене').waitFor({ timeout: 60_000 });
      await shoot(page, 'morning');
      await fall.getByRole('link').click();
    });

    await step('one press opens the evidence, and another one "what if"', async () => {
      const panel = page.getByRole('dialog', { name: query });
      await panel.getByText('Главная причина — цена вашего товара').waitFor({ timeout: 30_000 });
      await panel.getByRole('link', { name: 'Что если' }).click();
    });

    await step('it says where the former price would bring the card', async () => {
      const panel = page.getByRole('dialog', { name: 'Что если' });
      await panel.getByLabel('Цена, ₽').fill(price);
      const heading = panel.getByRole('heading', { name: /^Сейчас \d+ → вероятно/ });
      const answer = await heading.innerText({ timeout: 60_000 });
      await shoot(page, 'what-if-of-a-fall');
      const [, ...numbers] = /^Сейчас (\d+) → вероятно (\d+) \(80 %: (\d+)–(\d+)\)$/.exec(answer) ?? [];
      const [now = Number.NaN, likely = Number.NaN, best = Number.NaN, worst = Number.NaN] =
        numbers.map(Number);
      expect(now, answer).toBe(fallen);
      expect(likely, answer).toBeLessThan(now);
      foretold = { likely, best, worst };
    });

    await step('the price is taken back, and the place is where it was foretold', async () => {
      await setPrice(sku, price);
      await page.goto(entry);
      await readNow(query);
      await passToCheck(page, HOUR_MINUTES);
      await passToCheck(page, HOUR_MINUTES);
      const place = await readNow(query);
      // One in five is outside; as far outside as the range is wide, what was foretold is refuted.
      const width = foretold.worst - foretold.best;
      expect(place).toBeGreaterThanOrEqual(foretold.best - width);
      expect(place).toBeLessThanOrEqual(foretold.worst + width);
      expect(Math.abs(place - foretold.likely)).toBeLessThan(fallen - foretold.likely);
    });
  });
});
