import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, PLAIN_PAGE, shoot } from './browser.ts';
import { signInAs } from './people.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';

/** The page looks once a second whether it is time. */
const TIMER_MS = 2500;
const COUNT = 'abTestingNewsShownCount';
const LAST_DAY = 'abTestingNewsLastDate';

let page: Page;
beforeAll(async () => {
  ({ page } = await newPerson({ hasSeenNews: false }));
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
  it('are shown on two days after signing in, and count each showing', async () => {
    await step('nothing is shown before signing in', async () => {
      await page.goto('/login');
      await page.locator('input[name="email"]').waitFor();
      await page.waitForTimeout(TIMER_MS);
      expect(await news().count()).toBe(0);
      expect(await stored(COUNT)).toBeNull();
      await signInAs(page, stack());
      await news().waitFor();
      await shoot(page, 'news');
    });

    await step('the first showing plays without sound and ends by Escape', async () => {
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

    await step('the second one, on another day, leads to the tests', async () => {
      await comeAnotherDay('/cabinets');
      await news().getByRole('link', { name: 'Попробовать' }).click();
      await page.waitForURL('**/ab-test');
      await news().waitFor({ state: 'detached' });
      expect(await stored(COUNT)).toBe('2');
    });
  });
});
