import { beforeAll, expect, it } from 'vitest';
import { newPerson, type Person, shoot, signIn } from './browser.ts';
import { passMinutes } from './outside.ts';
import { DEMO } from './people.ts';

let person: Person;
let page: Person['page'];
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await signIn(page);
});

const drawer = () => page.getByRole('dialog', { name: 'Оповещения о позициях' });
const SENTENCE = /падение на 3 места и больше хотя бы у 2 запросов, если это длится 1 час/;

it('the first places of a product are there, so that there is something to rehearse on', async () => {
  await passMinutes(15);
  await page.goto('/position-check');
  await page.getByText('Отслеживается', { exact: true }).first().waitFor({ timeout: 60_000 });
});

it('a seller says in one sentence what to be told of, and sees what it would have told', async () => {
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

it('on the screen of a product a new rule begins with it, and a deleted rule can be brought back', async () => {
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

it('a rule that was deleted is gone for the stories after this one', async () => {
  await page.reload();
  await page.getByRole('button', { name: 'Оповещения', exact: true }).click();
  const gone = page.waitForResponse((answer) => answer.url().endsWith('/positionAlerts/delete'));
  await drawer()
    .getByRole('button', { name: /^Удалить: / })
    .click();
  await drawer().getByText('Правил пока нет').waitFor();
  await gone;
});

it('and nobody complained on the way', () => expect(person.problems).toEqual([]));
