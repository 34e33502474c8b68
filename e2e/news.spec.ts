import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, PLAIN_PAGE, shoot } from './browser.ts';
import { house } from './house.ts';
import { signInAs } from './people.ts';

/** The page looks once a second whether it is time. */
const LOOKS_MS = 2500;
const COUNT = 'abTestingNewsShownCount';
const LAST_DAY = 'abTestingNewsLastDate';

let person: Person;
let page: Page;
beforeAll(async () => {
  person = await newPerson({ hasSeenNews: false });
  page = person.page;
});

const news = () => page.getByRole('dialog', { name: 'A/B-тесты главного фото' });
const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** As if the last showing had been on another day: the stories share the clock, and a day is much for it. */
async function comeAnotherDay(path: string): Promise<void> {
  await page.goto(PLAIN_PAGE);
  await page.evaluate((name) => localStorage.setItem(name, '2026-01-02'), LAST_DAY);
  await page.goto(path);
}

describe('the news of A/B tests', () => {
  it('wait until somebody has signed in', async () => {
    await page.goto('/login');
    await page.locator('input[name="email"]').waitFor();
    await page.waitForTimeout(LOOKS_MS);
    expect(await news().count()).toBe(0);
    expect(await stored(COUNT)).toBeNull();
    await signInAs(page, house());
    await news().waitFor();
    await shoot(page, 'news');
  });

  it('play without sound, are closed by Escape and counted', async () => {
    expect(
      await news()
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.muted),
    ).toBe(true);
    expect(await news().locator('video').getAttribute('controls')).not.toBeNull();
    await page.keyboard.press('Escape');
    await news().waitFor({ state: 'detached' });
    expect(await stored(COUNT)).toBe('1');
    expect(await stored(LAST_DAY)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('come once more on another day, and lead to the tests', async () => {
    await comeAnotherDay('/cabinets');
    await news().getByRole('link', { name: 'Попробовать' }).click();
    await page.waitForURL('**/ab-test');
    await news().waitFor({ state: 'detached' });
    expect(await stored(COUNT)).toBe('2');
  });

  it('have complained about nothing on the way', () => {
    expect(person.problems.filter((problem) => !problem.includes('status of 401'))).toEqual([]);
  });
});
