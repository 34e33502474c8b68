import { login, recovery, requestRecovery } from '@vitrina/contract/accounts/routes.ts';
import { sql } from 'kysely';
import { LOGIN_LIMITS } from '../src/accounts/rules.ts';
import { buildApp } from '../src/app.ts';
import type { Server } from '../src/platform/http/serve.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { readCode } from '../test/builders/letters.ts';
import { workRecoveries } from '../test/builders/recoveries.ts';
import { ask } from './ask.ts';
import type { Figure, Size } from './figure.ts';
import { PASSWORD, quickPeople } from './quick-people.ts';

type Attack = { accounts: number; addresses: number };
const ATTACKS: readonly Attack[] = [
  { accounts: 1, addresses: 1 },
  { accounts: 1, addresses: 100 },
  { accounts: 1000, addresses: 1 },
  { accounts: 1000, addresses: 100 },
];
const AT_ONCE = 20;
const NEW_PASSWORD = 'Velvet-harbour-93';

/** What the limits of sign-in let through in an hour, by the three of them together. */
export function budgetOf({ accounts, addresses }: Attack, guesses: number): number {
  const { accountFromNetwork, account, network } = LOGIN_LIMITS;
  const pairs = Math.min(guesses, accounts * addresses);
  return Math.min(
    guesses,
    pairs * accountFromNetwork.attempts,
    accounts * account.attempts,
    addresses * network.attempts,
  );
}

/** Account after account, each time from the next of the attacker's networks. */
const accountOf = (guess: number, emails: readonly string[]) => emails[guess % emails.length] ?? '';
function addressOf(guess: number, { accounts, addresses }: Attack): string {
  return `198.51.${((guess % accounts) + Math.floor(guess / accounts)) % addresses}.7`;
}

async function signInFrom(server: Server, email: string, password: string, address: string) {
  const headers = { 'x-forwarded-for': address };
  return ask(server, { route: login, input: { email, password }, headers });
}

type Count = { compared: number; blocked: number; other: number };

async function guess(
  server: Server,
  attack: Attack,
  emails: string[],
  range: [number, number],
): Promise<Count> {
  const count = { compared: 0, blocked: 0, other: 0 };
  for (let from = range[0]; from < range[1]; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, range[1] - from) }, (_, index) => from + index);
    const answers = await Promise.all(
      batch.map((n) => signInFrom(server, accountOf(n, emails), `Wrong-guess-${n}`, addressOf(n, attack))),
    );
    for (const { key } of answers) {
      // The two answers tell apart whether a password was compared at all.
      if (key === 'user.wrongCredentials') count.compared += 1;
      else if (key === 'user.blockedForMinutes') count.blocked += 1;
      else count.other += 1;
    }
  }
  return count;
}

/** Half of the guesses, a restart of the product on the same database, the other half. */
async function runAttack(app: TestApp, attack: Attack, guesses: number, emails: string[]): Promise<Count> {
  await sql`delete from login_attempts`.execute(app.context.db);
  const half = Math.floor(guesses / 2);
  const before = await guess(app.server, attack, emails, [0, half]);
  const restarted = await buildApp(app.context);
  try {
    const after = await guess(restarted, attack, emails, [half, guesses]);
    return {
      compared: before.compared + after.compared,
      blocked: before.blocked + after.blocked,
      other: before.other + after.other,
    };
  } finally {
    await restarted.fastify.close();
  }
}

async function passMinutes(app: TestApp, minutes: number): Promise<void> {
  await sql`
    update login_attempts set window_ends_at = window_ends_at - make_interval(mins => ${minutes})`.execute(
    app.context.db,
  );
}

/** The letter proves the owner, so what others guessed counts no more. */
async function restorePassword(app: TestApp, email: string): Promise<string> {
  await ask(app.server, { route: requestRecovery, input: { email } });
  await workRecoveries(app);
  const input = { code: await readCode(app, email), newPassword: NEW_PASSWORD };
  await ask(app.server, { route: recovery, input, headers: { 'x-forwarded-for': '203.0.114.9' } });
  return NEW_PASSWORD;
}

/** The owner of an account that was just attacked: from elsewhere at once, from the attacker's network after a while. */
async function proveWayBack(app: TestApp, email: string): Promise<Figure[]> {
  const attack = { accounts: 1, addresses: 1 };
  await runAttack(app, attack, 40, [email]);
  const elsewhere = await signInFrom(app.server, email, PASSWORD, '203.0.113.9');
  const inside = await signInFrom(app.server, email, PASSWORD, addressOf(0, attack));
  await passMinutes(app, LOGIN_LIMITS.accountFromNetwork.minutes + 1);
  const later = await signInFrom(app.server, email, PASSWORD, addressOf(0, attack));
  await runAttack(app, { accounts: 1, addresses: 100 }, 400, [email]);
  const attackedWhole = await signInFrom(app.server, email, PASSWORD, '203.0.114.9');
  const restored = await signInFrom(app.server, email, await restorePassword(app, email), '203.0.114.9');
  await runAttack(app, { accounts: 1, addresses: 100 }, 400, [email]);
  await passMinutes(app, LOGIN_LIMITS.account.minutes + 1);
  const hourLater = await signInFrom(app.server, email, NEW_PASSWORD, '203.0.114.9');
  const line = (figure: string, required: string, keys: string[]): Figure => {
    const measured = keys.join(', then ');
    return { id: 'R11', figure, required, measured, isKept: measured === required };
  };
  return [
    line('attacked from one network: the owner elsewhere, at once', 'ok', [elsewhere.key]),
    line(
      `the same owner inside that network, and ${LOGIN_LIMITS.accountFromNetwork.minutes} minutes later`,
      'user.blockedForMinutes, then ok',
      [inside.key, later.key],
    ),
    line(
      `attacked from 100 networks: the owner, with a restored password, and ${LOGIN_LIMITS.account.minutes} minutes later`,
      'user.blockedForMinutes, then ok, then ok',
      [attackedWhole.key, restored.key, hourLater.key],
    ),
  ];
}

/** R11: wrong passwords by the thousand compare no more than the documented budget, over a restart. */
export async function prove(size: Size): Promise<Figure[]> {
  const guesses = size === 'small' ? 200 : 10_000;
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000, PROXIES: 1 } });
  try {
    const makePerson = await quickPeople(app);
    const { email } = await makePerson();
    const many = Array.from({ length: 1000 }, (_, index) => `guessed-${index}@example.test`);
    const figures: Figure[] = [];
    for (const attack of size === 'small' ? ATTACKS.slice(0, 3) : ATTACKS) {
      const count = await runAttack(app, attack, guesses, attack.accounts === 1 ? [email] : many);
      const budget = budgetOf(attack, guesses);
      figures.push({
        id: 'R11',
        figure: `${guesses} wrong passwords, accounts: ${attack.accounts}, networks: ${attack.addresses}, a restart halfway`,
        required: `at most ${budget} compared`,
        measured: `${count.compared} compared, ${count.blocked} blocked, ${count.other} other`,
        isKept: count.compared <= budget && count.other === 0 && count.compared > 0,
      });
    }
    return [...figures, ...(await proveWayBack(app, email))];
  } finally {
    await app.close();
  }
}
