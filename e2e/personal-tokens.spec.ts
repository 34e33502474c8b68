import { randomBytes } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { DEMO } from './people.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';

const NAME = `Выгрузка ${randomBytes(3).toString('hex')}`;

let owner: Person;
beforeAll(async () => {
  owner = await newPerson();
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(owner.page);
});

/** As a program does it: without a browser and its cookies. */
async function callApi(secret: string, path: string, body?: object): Promise<Response> {
  return fetch(`${stack().url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

it('a program reads with a token until its person revokes it', { timeout: 180_000 }, async () => {
  const { page } = owner;
  const panel: Locator = page.getByRole('region', { name: 'Персональные токены', exact: true });
  const line = panel.getByRole('listitem').filter({ hasText: NAME });
  let secret = '';

  await step('the dialog names what is missing, and shows the token once', async () => {
    await page.goto('/pages/account-settings/connections');
    await panel.getByRole('button', { name: 'Создать токен' }).click();
    const form = page.getByRole('dialog', { name: 'Создать токен' });
    await form.getByRole('button', { name: 'Создать', exact: true }).click();
    await form.getByText('От 1 до 60 символов').waitFor();
    await form.getByLabel('Название').fill(NAME);
    await form.getByRole('radio', { name: '7 дней' }).check();
    const boxes = form.getByRole('group', { name: 'Кабинеты' }).getByRole('checkbox');
    await boxes.first().check();
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, 'token-form-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    // The keyboard is enough.
    await form.getByLabel('Название').press('Enter');
    const shown = page.getByRole('dialog', { name: 'Токен создан' });
    await shown.getByText('больше он не будет показан').waitFor();
    const copy = shown.getByRole('button', { name: 'Скопировать токен' });
    await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await shown.getByRole('button', { name: 'Скопировано' }).waitFor();
    secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(secret).toMatch(/^vit_[\w-]{43}$/);
    await shoot(page, 'token-shown');
    await shown.getByRole('button', { name: 'Готово' }).click();
    await line.getByText('Обращений не было').waitFor();
    expect(await page.content()).not.toContain(secret);
  });

  await step('a program reads with it what was chosen, and changes nothing', async () => {
    const mine = await callApi(secret, 'ozonCabinet/getMy');
    expect(mine.status).toBe(200);
    const { cabinets } = (await mine.json()) as { cabinets: { id: number }[] };
    expect(cabinets).toHaveLength(1);
    const cabinetId = cabinets[0]?.id ?? DEMO.cabinetId;
    expect((await callApi(secret, 'savedView/getAll', { cabinetId, screen: '/position-check' })).status).toBe(
      200,
    );
    expect((await callApi(secret, 'note/add', { cabinetId })).status).toBe(403);
    expect((await callApi(secret, 'user/getMyInfo')).status).toBe(403);
  });

  await step('the last use is seen, and a revoked token is refused', async () => {
    await page.reload();
    await line.getByText('Последнее обращение').waitFor();
    await shoot(page, 'tokens');
    await line.getByRole('button', { name: `Отозвать токен: ${NAME}` }).click();
    const question = page.getByRole('dialog', { name: 'Отозвать токен?' });
    await question.getByRole('button', { name: 'Отозвать' }).click();
    await page.getByText('Токен отозван').waitFor();
    await line.waitFor({ state: 'detached' });
    expect((await callApi(secret, 'ozonCabinet/getMy')).status).toBe(401);
  });
});
