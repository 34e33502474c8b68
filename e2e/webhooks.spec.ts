import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { DEMO } from './people.ts';
import { step } from './step.ts';

const NAME = `Склад ${randomBytes(3).toString('hex')}`;
/** A name that nobody can ever have: what is sent there does not arrive. */
const ADDRESS = 'https://hooks.vitrina.invalid/events';

let owner: Person;
beforeAll(async () => {
  owner = await newPerson();
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(owner.page);
});

it('an owner adds a webhook, tries it, sees why nothing arrived, and deletes it', {
  timeout: 180_000,
}, async () => {
  const { page } = owner;
  const panel = page.getByRole('region', { name: 'Вебхуки', exact: true });
  const line = panel.getByRole('listitem').filter({ hasText: NAME });
  const log = page.getByRole('region', { name: `Журнал: ${NAME}`, exact: true });

  await step(
    'an address inside the network is refused beside the form, and the secret is shown once',
    async () => {
      await page.goto(`/cabinets/${DEMO.cabinetId}?tab=webhooks`);
      await panel.getByRole('button', { name: 'Добавить вебхук' }).click();
      const form = page.getByRole('dialog', { name: 'Добавить вебхук' });
      await form.getByRole('button', { name: 'Добавить', exact: true }).click();
      await form.getByText('От 1 до 60 символов').waitFor();
      await form.getByLabel('Название').fill(NAME);
      await form.getByLabel('Адрес').fill('https://127.1/');
      owner.expectRefusal(400, '/api/webhook/create');
      await form.getByLabel('Адрес').press('Enter');
      await form.getByText('относится к частной сети').waitFor();
      await form.getByLabel('Адрес').fill(ADDRESS);
      await form.getByRole('checkbox', { name: 'Все события' }).uncheck();
      await form.getByRole('checkbox', { name: 'Площадка не приняла ключ' }).check();
      await form.getByLabel('Адрес').press('Enter');
      const shown = page.getByRole('dialog', { name: 'Вебхук добавлен' });
      await shown.getByRole('button', { name: 'Скопировать секрет' }).click();
      await shown.getByRole('button', { name: 'Скопировано' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^whsec_[\w+/]{43}=$/);
      await shoot(page, 'webhook-secret');
      await shown.getByRole('button', { name: 'Готово' }).click();
      await line.getByText('1 событие').waitFor();
    },
  );

  await step('the log says what became of a test, and sends it again', async () => {
    await line.getByRole('button', { name: 'Отправить проверку' }).click();
    await log.getByText('нет соединения').first().waitFor();
    await log.getByText('Ждёт повтора').waitFor();
    await shoot(page, 'webhook-log');
    await log.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await page.getByText('Отправляем ещё раз').waitFor();
  });

  await step('switched off it says so, and deleted it is gone', async () => {
    const choose = async (name: string) => {
      await line.getByRole('button', { name: `Действия: ${NAME}` }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Изменить');
    const form = page.getByRole('dialog', { name: 'Изменить вебхук' });
    await form.getByRole('switch', { name: 'Включён' }).uncheck();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await line.getByText('Выключен').waitFor();
    await log.getByText('Не принято').waitFor();
    await choose('Удалить');
    const question = page.getByRole('dialog', { name: 'Удалить вебхук?' });
    await question.getByRole('button', { name: 'Удалить' }).click();
    await line.waitFor({ state: 'detached' });
  });
});
