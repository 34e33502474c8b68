import { expect, it } from 'vitest';
import { newPerson, shoot } from './browser.ts';
import { tokenOf } from './people.ts';
import { stack } from './stack.ts';
import { step } from './step.ts';

it('a call of the API is found, read and made on its page', async () => {
  const { page } = await newPerson();
  const call = page.locator('#operations-ozonCabinet-ozonCabinetGetMy');

  await step('an address opens the page at a call', async () => {
    await page.goto('/api/docs#/ozonCabinet/ozonCabinetGetMy');
    await call.getByText('List the cabinets of the person').waitFor();
    await shoot(page, 'api-docs');
  });

  await step('with an access token it is made for its person', async () => {
    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = page.locator('.modal-ux');
    await dialog
      .getByRole('textbox')
      .first()
      .fill(await tokenOf(stack()));
    await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    const answer = call.locator('.live-responses-table');
    await answer.getByText('200', { exact: true }).waitFor();
    expect(await answer.innerText()).toContain('"cabinets"');
  });
});
