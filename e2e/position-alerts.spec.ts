import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeBrowser, newPerson, type Person, shoot, signIn } from './browser.ts';
import { setSpeed } from './outside.ts';

let person: Person;
let page: Person['page'];
beforeAll(async () => {
  person = await newPerson();
  page = person.page;
  await signIn(page);
});
afterAll(closeBrowser);

const drawer = () => page.getByRole('dialog', { name: 'Оповещения о позициях' });
const SENTENCE = /падение на 3 места и больше хотя бы у 2 запросов, если это длится 1 час/;

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

it('a firing of the rehearsal leads to its cell', async () => {
  const rehearsal = drawer().getByRole('region', { name: 'Репетиция' });
  const played = rehearsal.getByText(/^За \d+ (день|дня|дней) (не )?сработало бы/);
  // Shelves of the sandbox move by the hour: a check is five seconds at this speed.
  await setSpeed(60);
  try {
    await expect
      .poll(
        async () => {
          await drawer()
            .getByRole('button', { name: /^Изменить: / })
            .click();
          await drawer().getByLabel('На сколько мест').fill('1');
          await drawer().getByLabel('У скольких запросов').fill('1');
          await drawer().getByLabel('Как долго').selectOption('0');
          await drawer()
            .getByText(/падение на 1 место и больше хотя бы у 1 запроса$/)
            .waitFor();
          await expect.poll(() => rehearsal.getAttribute('aria-busy')).toBe('false');
          const said = await played.innerText();
          if (said.includes('не сработало'))
            await drawer().getByRole('button', { name: 'К правилам' }).click();
          return said;
        },
        { timeout: 120_000, interval: 3000 },
      )
      .toMatch(/сработало бы \d+ раз/);
  } finally {
    await setSpeed(1);
  }
  const first = rehearsal.getByRole('link').first();
  const cell = new URL(`http://house${await first.getAttribute('href')}`);
  expect(cell.searchParams.get('cell')).toMatch(/^.+\|\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  await first.click();
  await page.waitForURL(/\/position-check\/\d+\?/);
  expect(new URL(page.url()).searchParams.get('from')).toBe(cell.searchParams.get('from'));
  await page.getByRole('grid').waitFor();
}, 180_000);

it('on the screen of a product a new rule begins with it, and a deleted rule can be brought back', async () => {
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

it('and nobody complained on the way', () => expect(person.problems).toEqual([]));
