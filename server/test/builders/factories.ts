import { randomInt } from 'node:crypto';
import type { Role } from '@vitrina/contract/access.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { insertUser } from '../../src/accounts/insert-user.ts';
import { hashPassword } from '../../src/accounts/password.ts';
import { startSession } from '../../src/accounts/start-session.ts';
import { setPlan } from '../../src/billing/plans/set-plan.ts';
import { sealMarketplaceKey } from '../../src/cabinets/marketplace-key.ts';
import type { CabinetsTables } from '../../src/cabinets/tables.ts';
import { createTokens } from '../../src/platform/http/access-tokens.ts';
import type { TestApp } from '../app.ts';

export type TestUser = { id: number; email: string; password: string; token: string };

type UserOverrides = Partial<{ email: string; password: string; plan: Plan; isEmailVerified: boolean }>;

export async function makeUser(app: TestApp, overrides: UserOverrides = {}): Promise<TestUser> {
  const mark = randomInt(1e12).toString(36);
  const email = overrides.email ?? `user-${mark}@example.test`;
  const password = overrides.password ?? 'Correct-horse-7';
  const id = await insertUser(app.context.db, {
    email: email.toLowerCase(),
    username: `user-${mark}`,
    fullName: 'Анна Продавец',
    passwordHash: await hashOf(password),
    isEmailVerified: overrides.isEmailVerified ?? true,
  });
  await setPlan(app.context, id, overrides.plan ?? 'expert', 365);
  return { id, email, password, token: await signIn(app, id) };
}

const hashes = new Map<string, Promise<string>>();

/** Hashing takes long on purpose, and the people of tests have few passwords. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** Nobody renews a token here: that of a browser lasts ten minutes, and a scenario on a busy machine longer. */
const LONGEST_TEST_MS = 3_600_000;

/** What signing in leads to, without the comparison of the password. */
async function signIn({ context }: TestApp, userId: number): Promise<string> {
  const device = { address: '127.0.0.1', userAgent: null };
  const session = await startSession(context.db, { userId, isPersistent: false, device });
  const tokens = await createTokens(context.secrets);
  return tokens.sign({ ...session, until: new Date(Date.now() + LONGEST_TEST_MS) });
}

type CabinetOverrides = Partial<{
  owner: TestUser;
  name: string;
  sellerId: string;
  apiKey: string;
  isAdditional: boolean;
}>;

/** A cabinet that is there already, without asking a marketplace about its key. */
export async function makeCabinet(
  app: TestApp,
  overrides: CabinetOverrides = {},
): Promise<{ id: number; owner: TestUser; sellerId: string }> {
  const owner = overrides.owner ?? (await makeUser(app));
  const sellerId = overrides.sellerId ?? String(randomInt(1e9));
  const apiKey = overrides.apiKey ?? '00000000-0000-0000-0000-000000000000';
  const now = app.clock.now();
  const tables = app.context.db.withTables<CabinetsTables>();
  const { id } = await tables
    .insertInto('cabinets')
    .values({
      owner_id: owner.id,
      name: overrides.name ?? 'Ромашка',
      seller_id: sellerId,
      seller_name: null,
      key_sealed: sealMarketplaceKey(app.context, sellerId, apiKey),
      key_last_four: apiKey.slice(-4),
      key_status: 'valid',
      key_expires_at: null,
      key_checked_at: now,
      premium: 'plus',
      is_additional: overrides.isAdditional ?? false,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMember(app, id, owner, ['owner']);
  return { id, owner, sellerId };
}

export async function addMember(
  app: TestApp,
  cabinetId: number,
  user: TestUser,
  roles: Role[],
): Promise<void> {
  await app.context.db
    .withTables<CabinetsTables>()
    .insertInto('cabinet_members')
    .values({ cabinet_id: cabinetId, user_id: user.id, roles, joined_at: app.clock.now() })
    .execute();
}
