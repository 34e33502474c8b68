import * as accounts from '@vitrina/contract/accounts/routes.ts';
import * as cabinets from '@vitrina/contract/cabinets.ts';
import type { Lifetime } from './full-account.ts';
import type { Stack } from './open-stack.ts';

async function sendNonsense({ base, canaries }: Stack, { token }: Lifetime): Promise<void> {
  const secrets = canaries.planted.map(({ secret }) => secret);
  const json = { 'content-type': 'application/json' };
  const posts: [string, string, Record<string, string>][] = [
    // Broken in the middle, of a wrong type, too long, under a name that nobody knows.
    ['user/login', `{"email":"a@b.ru","password":"${secrets.join('')}`, json],
    ['user/login', JSON.stringify({ email: secrets, password: { secrets } }), json],
    ['user/register', JSON.stringify({ password: secrets.join('').repeat(20), secrets }), json],
    ['user/recovery', JSON.stringify({ code: secrets.join(), newPassword: secrets }), json],
    ['ozonCabinet/create', JSON.stringify({ apiKey: secrets.join(' '), sellerId: secrets[0] }), json],
    ['user/login', secrets.join('&'), { 'content-type': 'application/x-www-form-urlencoded' }],
  ];
  for (const [path, body, headers] of posts)
    await fetch(`${base}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    });
  for (const secret of secrets) {
    const inPath = encodeURIComponent(secret);
    await fetch(`${base}/password-restore/${inPath}`);
    await fetch(`${base}/api/user/getMyInfo?token=${inPath}`, {
      headers: {
        authorization: `Bearer ${secret}`,
        cookie: `__Host-rt=${secret}`,
        referer: `${base}/${inPath}`,
      },
    });
    await fetch(`${base}/api/nowhere/${inPath}`, { method: 'POST' });
  }
}

/** The marketplace, the mail server and the messenger fail while they are being told secrets. */
async function breakTheOutside(
  { call, sandbox, canaries }: Stack,
  { token, cabinetId }: Lifetime,
): Promise<void> {
  const key = canaries.planted.find(({ kind }) => kind === 'key of the marketplace')?.secret ?? '';
  const pair = {
    clientId: '24282151-7@advertising.performance.ozon.ru',
    clientSecret: canaries.plant('wrong secret of the Performance API', 'canary-wrong-performance-secret-5f'),
  };
  for (const fault of ['status500', 'html', 'reset', 'truncatedJson', 'status429'] as const) {
    for (const part of ['ozon', 'performance']) await sandbox.fault({ part, fault }).catch(() => undefined);
    await call(cabinets.changeCabinetApiKey, { cabinetId, apiKey: key }, { token });
    await call(cabinets.changePerformanceApiKey, { cabinetId, ...pair }, { token });
    await sandbox.clearFaults();
  }
  await call(cabinets.changePerformanceApiKey, { cabinetId, ...pair }, { token });
  const wrongKey = canaries.plant('wrong key of the marketplace', '0badcafe-0000-4000-8000-00000badcafe');
  await call(cabinets.changeCabinetApiKey, { cabinetId, apiKey: wrongKey }, { token });
  await sandbox.fault({ part: 'mailbox', fault: 'mailRefused', times: 1 });
  await call(accounts.requestRecovery, { email: 'colleague@canary.test' });
  await sandbox.fault({ part: 'messenger', fault: 'status500', times: 3 });
  await call(accounts.generateTelegramCode, {}, { token });
  // The worker has its turn at the letter and at the messenger.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await sandbox.clearFaults();
}

async function missTheDoor({ call, canaries }: Stack, { token, email, cabinetId }: Lifetime): Promise<void> {
  const password = canaries.plant('mistyped password', 'Canary-mistyped-pass-75');
  await call(accounts.login, { email, password });
  await call(
    accounts.requestEmailChange,
    { newEmail: 'x@canary.test', currentPassword: password },
    { token },
  );
  for (const { secret } of canaries.planted.filter(({ kind }) => kind.startsWith('code:'))) {
    await call(accounts.verifyEmail, { verifyCode: secret }, { token });
    await call(accounts.changeEmail, { changeCode: secret }, { token });
    await call(accounts.changePassword, { changeCode: secret }, { token });
    await call(accounts.recovery, { code: secret, newPassword: password });
    await call(accounts.useExtensionCode, { email, code: secret });
    await call(cabinets.getInvite, { inviteId: secret }, { token });
    await call(cabinets.deleteCabinet, { cabinetId, code: secret }, { token });
  }
}

/** Every way to fail with a secret in hand: at the door, with nonsense, with the outside away. */
export async function goWrong(stack: Stack, account: Lifetime): Promise<void> {
  await missTheDoor(stack, account);
  await breakTheOutside(stack, account);
  await sendNonsense(stack, account);
}
