import * as tokens from '@vitrina/contract/accounts/personal-tokens.ts';
import * as accounts from '@vitrina/contract/accounts/routes.ts';
import * as signedIn from '@vitrina/contract/accounts/session.ts';
import * as mine from '@vitrina/contract/cabinets/mine.ts';
import * as cabinets from '@vitrina/contract/cabinets.ts';
import * as webhooks from '@vitrina/contract/notifications/webhooks.ts';
import * as shared from '@vitrina/contract/shared-screens/shared-screens.ts';
import { getSharpJumps } from '@vitrina/contract/sharp-jumps.ts';
import { sql } from 'kysely';
import { setPlan } from '../../src/billing/plans/set-plan.ts';
import { ANNA, pressStart } from '../../test/fakes/messenger.ts';
import { tokenOf } from '../browser.ts';
import type { Stack } from './open-stack.ts';
import { type Reply, until } from './product-client.ts';

const OWNER = 'owner@canary.test';
const NEW_ADDRESS = 'moved@canary.test';
const COLLEAGUE = 'colleague@canary.test';
const AGREED = { userAgreement: true, paymentPolicy: true, privacyPolicy: true };

function must(what: string, reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`${what} answered ${reply.status}: ${reply.text}`);
  return reply;
}

function keepTokens({ canaries }: Stack, reply: Reply) {
  const token = canaries.plant('access token', tokenOf({ ...reply, headers: {}, milliseconds: 0 }));
  const cookie = reply.cookie;
  canaries.plant('refresh token', cookie.split('=')[1] ?? '');
  return { token, cookie };
}

async function register(stack: Stack, email: string, password: string, inviteCode?: string) {
  const input = {
    fullName: 'Анна Канарейка',
    email,
    password,
    agreements: AGREED,
    language: 'ru',
    inviteCode,
  };
  return keepTokens(stack, must('register', await stack.call(accounts.register, input)));
}

/** Registering, verifying, moving to another address, changing and restoring the password. */
async function liveAccount(stack: Stack) {
  const { call, canaries, readCode } = stack;
  const first = canaries.plant('password', 'Canary-first-pass-71');
  const second = canaries.plant('new password', 'Canary-second-pass-72');
  const third = canaries.plant('restored password', 'Canary-third-pass-73');
  const { token, cookie } = await register(stack, OWNER, first);
  const verifyCode = await readCode('code: verifyEmail', OWNER);
  must('emailVerify', await call(accounts.verifyEmail, { verifyCode }, { token }));

  const move = { newEmail: NEW_ADDRESS, currentPassword: first };
  must('requestChangeEmail', await call(accounts.requestEmailChange, move, { token }));
  const changeCode = await readCode('code: changeEmail', NEW_ADDRESS);
  must('changeEmail', await call(accounts.changeEmail, { changeCode }, { token }));

  const change = { currentPassword: first, newPassword: second };
  must('requestChangePassword', await call(accounts.requestPasswordChange, change, { token }));
  const passwordCode = await readCode('code: changePassword', NEW_ADDRESS);
  must('changePassword', await call(accounts.changePassword, { changeCode: passwordCode }, { token }));
  keepTokens(stack, must('refresh', await call(signedIn.refresh, {}, { cookie })));

  must('requestRecovery', await call(accounts.requestRecovery, { email: NEW_ADDRESS }));
  const code = await readCode('code: recovery', NEW_ADDRESS);
  must('checkRecovery', await call(accounts.checkRecovery, { code }));
  must('recovery', await call(accounts.recovery, { code, newPassword: third }));
  const input = { email: NEW_ADDRESS, password: third, remember: true };
  return { ...keepTokens(stack, must('login', await call(accounts.login, input))), email: NEW_ADDRESS };
}

async function connectThings({ call, canaries, sandbox }: Stack, token: string, email: string) {
  const made = must('extension', await call(accounts.generateExtensionCode, {}, { token }));
  const extension = accounts.generateExtensionCode.output.parse(JSON.parse(made.text));
  const code = canaries.plant('code: extension', extension.code);
  must('useCodeForExtension', await call(accounts.useExtensionCode, { email, code }));

  const linked = must('telegram', await call(accounts.generateTelegramCode, {}, { token }));
  const telegram = accounts.generateTelegramCode.output.parse(JSON.parse(linked.text));
  await pressStart(sandbox, ANNA, canaries.plant('code: telegram', telegram.code));
  await until('the messenger', async () => {
    const { text } = await call(accounts.getMessengerLink, {}, { token });
    return text.includes('"connected"') || undefined;
  });
}

async function liveCabinet(stack: Stack, token: string, email: string) {
  const { app, call, canaries, readCode, sandbox, advertising } = stack;
  const { rows } = await sql<{ id: number }>`select id from users where email = ${email}`.execute(
    app.context.db,
  );
  await setPlan(app.context, rows[0]?.id ?? 0, 'expert', 365);
  const apiKey = canaries.plant('key of the marketplace', await sandbox.keyOf('full'));
  const given = { name: 'Канарейка', sellerId: sandbox.sellerId, apiKey };
  const created = must('create', await call(cabinets.createCabinet, given, { token }));
  const cabinetId = cabinets.createCabinet.output.parse(JSON.parse(created.text)).id;
  const other = canaries.plant('second key of the marketplace', await sandbox.keyOf('premium-pro'));
  must('changeApiKey', await call(cabinets.changeCabinetApiKey, { cabinetId, apiKey: other }, { token }));
  canaries.plant('secret of the Performance API', advertising.clientSecret);
  const pair = { cabinetId, ...advertising };
  must('changePerformanceApiKey', await call(cabinets.changePerformanceApiKey, pair, { token }));

  const invite = { cabinetId, email: COLLEAGUE, initPermissions: ['analytics'] };
  must('sendInvite', await call(cabinets.sendInvite, invite, { token }));
  const inviteCode = await readCode('code: invitation', COLLEAGUE);
  await register(
    stack,
    COLLEAGUE,
    canaries.plant('password of a colleague', 'Canary-fourth-pass-74'),
    inviteCode,
  );
  return cabinetId;
}

/** A program that comes in, is refused, and comes too late. */
async function runProgram({ call, canaries }: Stack, token: string, cabinetId: number) {
  const wish = { name: 'Канарейка', cabinetIds: [cabinetId], scope: 'read', days: 7 };
  const made = must('createToken', await call(tokens.createPersonalToken, wish, { token }));
  const { secret, token: created } = tokens.createPersonalToken.output.parse(JSON.parse(made.text));
  const program = { token: canaries.plant('personal token', secret) };
  must('getMy', await call(mine.getMyCabinets, {}, program));
  await call(signedIn.getMyInfo, {}, program);
  must('revokeToken', await call(tokens.revokePersonalToken, { tokenId: created.id }, { token }));
  await call(mine.getMyCabinets, {}, program);
}

/** Somebody with a link who comes in, is refused, and comes too late. */
async function openLink({ call, canaries }: Stack, token: string, cabinetId: number) {
  const question = { cabinetId, marketplace: 'ozon' };
  const wish = {
    cabinetId,
    screen: '/sharp-jumps-stats',
    state: '',
    questions: [{ path: getSharpJumps.path, input: question }],
    days: 7,
  };
  const made = must('share', await call(shared.shareScreen, wish, { token }));
  const secret = canaries.plant(
    'link to a screen',
    shared.shareScreen.output.parse(JSON.parse(made.text)).secret,
  );
  must('open', await call(shared.openSharedScreen, { secret }, {}));
  must('getAll', await call(getSharpJumps, question, { token: secret }));
  await call(signedIn.getMyInfo, {}, { token: secret });
  const list = must('getAll', await call(shared.listSharedScreens, {}, { token }));
  const [link] = shared.listSharedScreens.output.parse(JSON.parse(list.text)).screens;
  must('revoke', await call(shared.revokeSharedScreen, { sharedScreenId: link?.id }, { token }));
  await call(shared.openSharedScreen, { secret }, {});
  await call(getSharpJumps, question, { token: secret });
}

/** Signs what is sent nowhere, with one secret after the other. */
async function runWebhook({ call, canaries }: Stack, token: string, cabinetId: number) {
  const draft = { name: 'Канарейка', url: 'https://canary.invalid/', kinds: ['keyRefused'] };
  const made = must('webhook', await call(webhooks.createWebhook, { cabinetId, ...draft }, { token }));
  const { secret, webhook } = webhooks.createWebhook.output.parse(JSON.parse(made.text));
  canaries.plant('webhook secret', secret);
  const of = { cabinetId, webhookId: webhook.id };
  must('testWebhook', await call(webhooks.testWebhook, of, { token }));
  const renewed = must('renewSecret', await call(webhooks.renewWebhookSecret, of, { token }));
  canaries.plant(
    'renewed webhook secret',
    webhooks.renewWebhookSecret.output.parse(JSON.parse(renewed.text)).secret,
  );
  must('testWebhook', await call(webhooks.testWebhook, of, { token }));
}

/** Every flow that carries a secret, through the front door. Answers what the failures afterwards work on. */
export async function createFullAccount(stack: Stack) {
  const account = await liveAccount(stack);
  await connectThings(stack, account.token, account.email);
  const cabinetId = await liveCabinet(stack, account.token, account.email);
  await runProgram(stack, account.token, cabinetId);
  await openLink(stack, account.token, cabinetId);
  await runWebhook(stack, account.token, cabinetId);
  return { ...account, cabinetId };
}
export type Lifetime = Awaited<ReturnType<typeof createFullAccount>>;

export async function deleteFullAccount(
  { call, readCode }: Stack,
  { token, email, cabinetId, cookie }: Lifetime,
) {
  must('requestDelete', await call(cabinets.requestCabinetDelete, { cabinetId }, { token }));
  const code = await readCode('code: deleteCabinet', email);
  must('delete', await call(cabinets.deleteCabinet, { cabinetId, code }, { token }));
  must('logout', await call(signedIn.logout, {}, { cookie }));
}
