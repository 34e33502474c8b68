import { randomUUID } from 'node:crypto';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { getRequestStatistics } from '@vitrina/contract/request-statistics.ts';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import * as z from 'zod';
import { GOOD_CARD, pressOnPage } from '../server/test/fakes/shop.ts';
import { readMail } from './mailbox.ts';
import { fillKeyHours, readNow, sellerKeys } from './outside.ts';
import { stack } from './stack.ts';

export type Somebody = { name: string; email: string; password: string };

/** Codes that a letter or a link may have brought a person here with. */
type Brought = { inviteCode?: string; referralCode?: string };

/** An account is there without a form: for people whose registration is not what the story tells. */
export async function makeAccount({ name, email, password }: Somebody, brought: Brought = {}): Promise<void> {
  const answer = await fetch(`${stack().url}/api/user/register`, {
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

const Made = z.object({ id: z.int() });
const Token = z.object({ accessToken: z.string() });

async function post(path: string, body: object, token = ''): Promise<unknown> {
  const answer = await fetch(`${stack().url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} is refused: ${await answer.text()}`);
  return answer.json();
}

export async function tokenOf({ email, password }: Pick<Somebody, 'email' | 'password'>): Promise<string> {
  return Token.parse(await post('user/login', { email, password })).accessToken;
}

const Ordered = z.object({ paymentId: z.int(), confirmationUrl: z.nullable(z.string()) });

/** Paid by card on the provider's page, by somebody whose address is verified. */
export async function topUpWallet(person: Somebody, points: number): Promise<void> {
  const token = await tokenOf(person);
  const order = { points, cardId: null, isCardSaved: false, requestKey: randomUUID() };
  const { paymentId, confirmationUrl } = Ordered.parse(await post('user/topUp', order, token));
  await pressOnPage(confirmationUrl, { action: 'pay', card: GOOD_CARD });
  await post('user/topUpState', { paymentId }, token);
}

/** The demo's own cabinet and the first product that it tracks. */
export const DEMO = { cabinetId: 1, entryId: 1 } as const;

/** The demo's seller invites somebody into a cabinet of theirs. */
export async function invite(email: string, roles: readonly string[], cabinetId: number): Promise<void> {
  const invitation = { cabinetId, email, initPermissions: roles };
  await post('ozonCabinet/sendInvite', invitation, await tokenOf(stack()));
}

const Tracked = z.object({ entryId: z.int() });

/** A product of the demo on tracking, until `untrackInDemo`; answers with its entry. */
export async function trackInDemo(product: {
  sku: number;
  cityId: number;
  queries: readonly string[];
}): Promise<number> {
  const order = { cabinetId: DEMO.cabinetId, ...product };
  return Tracked.parse(await post('positionCheck/add', order, await tokenOf(stack()))).entryId;
}

export async function untrackInDemo(entryId: number): Promise<void> {
  await post('positionCheck/delete', { cabinetId: DEMO.cabinetId, entryId }, await tokenOf(stack()));
}

const Collectors = z.object({
  collectors: z.array(z.object({ collector: z.string(), nextTryAt: z.nullable(z.iso.datetime()) })),
});

/** The demo begins with a week of its own queries, and the other days come one after another. */
export async function waitForOwnQueries(): Promise<void> {
  const token = await tokenOf(stack());
  const isThere = async () => {
    const answer = await post('ozonCabinet/getCollectors', { cabinetId: DEMO.cabinetId }, token);
    const own = Collectors.parse(answer).collectors.find(({ collector }) => collector === 'ownQueries');
    return Date.parse(own?.nextTryAt ?? '') > (await readNow()).getTime() + 60_000;
  };
  await vi.waitUntil(isThere, { timeout: 60_000, interval: 500 });
}

/**
 * The week that the request statistics begin with and the one that it is compared with, from all sources. Most of that time
 * goes by until a key may be used again, for which nobody waits here.
 */
export async function waitForOwnFigures(): Promise<void> {
  const token = await tokenOf(stack());
  const isThere = async () => {
    const to = addDays(moscowDay(await readNow()), -2);
    const week = { cabinetId: DEMO.cabinetId, from: addDays(to, -6), to };
    const { sources } = getRequestStatistics.output.parse(await post(getRequestStatistics.path, week, token));
    const isWhole = Object.values(sources).every(
      ({ measuredDays, previousDays }) => measuredDays === 7 && previousDays === 7,
    );
    if (!isWhole) await fillKeyHours(1);
    return isWhole;
  };
  await vi.waitUntil(isThere, { timeout: 110_000, interval: 1000 });
}

/** The code of the newest invitation, which stands in the link of its letter. */
export async function readInviteCode({ email }: Somebody): Promise<string> {
  const { link } = await readMail(email, /Приглашение в кабинет/);
  return link.split('/').at(-1) ?? '';
}

/** An account that has accepted an invitation; whoever comes into the demo's cabinet so leaves by `leaveDemo`. */
export async function makeColleague(
  person: Somebody,
  roles: readonly string[],
  cabinetId: number = DEMO.cabinetId,
): Promise<void> {
  await invite(person.email, roles, cabinetId);
  await makeAccount(person, { inviteCode: await readInviteCode(person) });
}

/** A cabinet of somebody's own, by the key that its seller would make. */
export async function connectCabinet(
  person: Pick<Somebody, 'email' | 'password'>,
  cabinet: { sellerId: string; name: string; profile: 'full' | 'no-premium' },
): Promise<number> {
  const { name, sellerId, profile } = cabinet;
  const { keyOf } = await sellerKeys(sellerId);
  const apiKey = keyOf(profile);
  const made = await post('ozonCabinet/create', { name, sellerId, apiKey }, await tokenOf(person));
  return Made.parse(made).id;
}

/** The demo reads and writes Russian again, whatever language its browser spoke meanwhile. */
export async function restoreLanguage(): Promise<void> {
  await post('user/changeLanguage', { language: 'ru' }, await tokenOf(stack()));
}

export async function leaveDemo(person: Somebody): Promise<void> {
  await post('ozonCabinet/leave', { cabinetId: DEMO.cabinetId }, await tokenOf(person));
}

/** With the code of the letter that the owner gets. */
export async function deleteCabinet(
  owner: Pick<Somebody, 'email' | 'password'>,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const token = await tokenOf(owner);
  await post('ozonCabinet/requestDelete', { cabinetId: id }, token);
  const { code } = await readMail(owner.email, new RegExp(`Удаление кабинета «${name}»`));
  await post('ozonCabinet/delete', { cabinetId: id, code }, token);
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
