import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson, type Person, shoot } from './browser.ts';
import { type PublicDemo, servePublicDemo } from './serve-public-demo.ts';
import { step } from './step.ts';
import { tableOf } from './tables.ts';

let demo: PublicDemo;
let stranger: Person;
/** Whatever the stranger's pages asked of another address than the one that is public. */
const elsewhere: string[] = [];
beforeAll(async () => {
  demo = await servePublicDemo();
  stranger = await newPerson();
  stranger.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== demo.url) elsewhere.push(request.url());
  });
});
afterAll(async () => {
  // A page that is still open would ask a server that is gone.
  await stranger.leave();
  await demo.stop();
});

it('a stranger opens the demo, reads its tools and changes nothing', async () => {
  const { page } = stranger;
  const line = page.getByRole('region', { name: 'Демоверсия' });

  await step('one button leads in, and there is nothing to fill in', async () => {
    await page.goto(`${demo.url}/register`);
    await page.waitForURL(`${demo.url}/login*`);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Открыть демо' }).click();
    await page.getByRole('heading', { level: 1, name: 'Статистика' }).waitFor();
    expect(await line.innerText()).toContain('Каждую ночь в 04:00 по Москве');
  });

  await step('products are there with their pictures, and without what changes them', async () => {
    await page.getByRole('link', { name: 'Товары', exact: true }).click();
    await expect.poll(() => tableOf(page, 'Товары').column('Товар')).not.toHaveLength(0);
    const picture = page.locator('tbody img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    // A condition changes nothing; whether there is one depends on what other stories have done with the example.
    const changing = page.getByRole('button', { name: /^Добавить (?!условие)/ });
    expect(await changing.allInnerTexts()).toEqual([]);
    await line.waitFor();
    await shoot(page, 'public-demo');
  });

  await step('the language is the guest’s own, and nothing of it is sent anywhere', async () => {
    await page.getByRole('button', { name: 'Язык' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('region', { name: 'Demo' }).waitFor();
  });

  await step('what is about accounts leads back to the first screen of the example', async () => {
    await page.goto(`${demo.url}/pages/account-settings`);
    await page.waitForURL(`${demo.url}/statistics*`);
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  });

  expect(elsewhere).toEqual([]);
});
