import type { Page } from 'playwright-core';

import * as z from 'zod';
import { house } from './house.ts';
import { readMail } from './mailbox.ts';
import { sellerKeys } from './outside.ts';

export type Somebody = { name: string; email: string; password: string };

/** Codes that a letter or a link may have brought a person here with. */
type Brought = { inviteCode?: string; referralCode?: string };

/** An account is there without a form: for people whose registration is not what the story tells. */
export async function makeAccount({ name, email, password }: Somebody, brought: Brought = {}): Promise<void> {
  const answer = await fetch(`${house().url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: name,
      email,
      password,
      agreements: { userAgreement: true, paymentPolicy: true, privacyPolicy: true },
      language: 'ru',
      ...brought,
    }),
  });
  if (!answer.ok) throw new Error(`${email} is refused an account: ${await answer.text()}`);
}

const Token = z.object({ accessToken: z.string() });

async function post(path: string, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(`${house().url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} is refused: ${await answer.text()}`);
  return answer.json();
}

async function tokenOf({ email, password }: Pick<Somebody, 'email' | 'password'>): Promise<string> {
  return Token.parse(await post('user/login', { email, password })).accessToken;
}

/** The demo's own cabinet and the first product that it tracks. */
export const DEMO = { cabinetId: 1, entryId: 1 } as const;

/** An account that has accepted an invitation to the demo's cabinet; whoever comes so leaves by `leaveDemo`. */
export async function makeColleague(person: Somebody, roles: readonly string[]): Promise<void> {
  const { cabinetId } = DEMO;
  const invitation = { cabinetId, email: person.email, initPermissions: roles };
  await post('ozonCabinet/sendInvite', invitation, await tokenOf(house()));
  const { link } = await readMail(person.email, /Приглашение в кабинет/);
  await makeAccount(person, { inviteCode: link.split('/').at(-1) ?? '' });
}

/** A cabinet of somebody's own, by the key that its seller would make. */
export async function connectCabinet(
  person: Somebody,
  cabinet: { sellerId: string; name: string; profile: 'full' | 'no-premium' },
): Promise<void> {
  const { name, sellerId, profile } = cabinet;
  const { keyOf } = await sellerKeys(sellerId);
  await post('ozonCabinet/create', { name, sellerId, apiKey: keyOf(profile) }, await tokenOf(person));
}

/** The demo reads and writes Russian again, whatever language its browser spoke meanwhile. */
export async function restoreLanguage(): Promise<void> {
  await post('user/changeLanguage', { language: 'ru' }, await tokenOf(house()));
}

/** The house is left as it was found. */
export async function leaveDemo(person: Somebody): Promise<void> {
  await post('ozonCabinet/leave', { cabinetId: DEMO.cabinetId }, await tokenOf(person));
}

/** Fills and sends the registration; where it leads depends on how the person came. */
export async function register(page: Page, person: Somebody): Promise<void> {
  await page.getByLabel('Имя и фамилия').fill(person.name);
  await page.getByLabel('Электронная почта').fill(person.email);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.getByLabel('Пароль ещё раз').fill(person.password);
  await page.getByText('Все условия выполнены').waitFor({ state: 'attached' });
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
}

/** On the sign-in screen that is open already. */
export async function signInAs(
  page: Page,
  { email, password }: Pick<Somebody, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}
