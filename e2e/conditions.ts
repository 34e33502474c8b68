import type { Locator, Page } from 'playwright-core';

/** The conditions of the open screen. */
export const conditionsOf = (page: Page) => page.getByRole('group', { name: 'Условия', exact: true });

/** A condition in words, as its chip says it. */
export const chipOf = (page: Page, name: string) =>
  conditionsOf(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** The window with the field of a condition: from its chip, or as one that is added. */
export async function openCondition(page: Page, name: string): Promise<Locator> {
  await conditionsOf(page).waitFor();
  if ((await chipOf(page, name).count()) === 0) await addCondition(page, name);
  else await chipOf(page, name).click();
  const field = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await field.waitFor();
  return field;
}

/** One that is on or off is set by this alone. */
export async function addCondition(page: Page, name: string): Promise<void> {
  await conditionsOf(page).getByRole('button', { name: 'Добавить условие' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function chooseCondition(page: Page, name: string, choice: string): Promise<void> {
  const field = await openCondition(page, name);
  await field.getByRole('radiogroup').getByText(choice, { exact: true }).click();
  await field.waitFor({ state: 'detached' });
}
