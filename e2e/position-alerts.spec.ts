import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, shoot, signIn } from './browser.ts';
import { passMinutes } from './outside.ts';
import { DEMO } from './people.ts';
import { step } from './step.ts';

let page: Page;
beforeAll(async () => {
  ({ page } = await newPerson());
  await signIn(page);
  // Places of a product, so that there is something to rehearse on.
  await passMinutes(15);
  await page.goto('/position-check');
  await page.getByText('Отслеживается', { exact: true }).first().waitFor({ timeout: 60_000 });
});

const drawer = () => page.getByRole('dialog', { name: 'Оповещения о позициях' });
const SENTENCE = /падение на 3 места и больше хотя бы у 2 запросов, если это длится 1 час/;

it('an alert rule is rehearsed, saved, switched off and deleted', { timeout: 240_000 }, async () => {
  await step('a rule is a sentence, and is rehearsed on the days before', async () => {
    await page.goto('/position-check');
    await page.getByRole('button', { name: 'Оповещения', exact: true }).click();
    await drawer().getByText('Правил пока нет').waitFor();
    await drawer().getByRole('button', { name: 'Новое правило' }).click();
    await drawer().getByLabel('Что случилось').selectOption('leaves');
    await drawer().getByLabel('Топ', { exact: true }).selectOption('10');
    await drawer()
      .getByText(/выход из топ-10 хотя бы у 1 запроса/)
      .waitFor();
    await drawer().getByLabel('Что случилось').selectOption('falls');
    await drawer().getByLabel('На сколько мест').fill('3');
    await drawer().getByLabel('У скольких запросов').fill('2');
    await drawer().getByLabel('Как долго').selectOption('60');
    await drawer().getByText(SENTENCE).waitFor();
    const rehearsal = drawer().getByRole('region', { name: 'Репетиция' });
    await rehearsal.getByText(/^За \d+ (день|дня|дней) (не )?сработало бы/).waitFor();
    await shoot(page, 'position-alerts-editor');
    await drawer().getByRole('button', { name: 'Сохранить' }).click();
    await drawer().getByRole('switch', { name: SENTENCE }).waitFor();
    expect(await drawer().getByRole('switch', { name: SENTENCE }).isChecked()).toBe(true);
    await shoot(page, 'position-alerts-list');
  });

  await step('on the screen of a product a rule begins with it; a deletion can be undone', async () => {
    await page.goto(`/position-check/${DEMO.entryId}`);
    await page.getByRole('button', { name: 'Оповещения', exact: true }).click();
    await drawer().getByRole('button', { name: 'Новое правило' }).click();
    expect(await drawer().getByLabel('Чьи запросы').inputValue()).toMatch(/^entry:\d+:\d+$/);
    await drawer().getByRole('button', { name: 'К правилам' }).click();
    await drawer()
      .getByRole('button', { name: /^Удалить: / })
      .click();
    await drawer().getByText('Правил пока нет').waitFor();
    await page.getByRole('button', { name: 'Отменить' }).click();
    const isOn = drawer().getByRole('switch', { name: SENTENCE });
    await isOn.waitFor();
    await isOn.click({ force: true });
    await expect.poll(() => isOn.isChecked()).toBe(false);
    await drawer()
      .getByRole('button', { name: /^Журнал: / })
      .click();
    await drawer().getByText('Ещё не срабатывало').last().waitFor();
  });

  await step('a deletion is final after some seconds', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Оповещения', exact: true }).click();
    const gone = page.waitForResponse((answer) => answer.url().endsWith('/positionAlerts/delete'));
    await drawer()
      .getByRole('button', { name: /^Удалить: / })
      .click();
    await drawer().getByText('Правил пока нет').waitFor();
    await gone;
  });
});
