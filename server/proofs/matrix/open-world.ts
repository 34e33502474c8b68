import { randomBytes, randomUUID } from 'node:crypto';
import { ROLE_ORDER, type Role } from '@vitrina/contract/access.ts';
import { createPersonalToken, revokePersonalToken } from '@vitrina/contract/accounts/personal-tokens.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { SHARED_SCREEN_PREFIX } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { hashTokenSecret } from '../../src/accounts/personal-tokens/token-secret.ts';
import { chooseExample } from '../../src/cabinets/example/choose-example.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { type Things, thingsOf } from '../../test/every-route-things.ts';
import { openState, type StateReader } from '../hash-state.ts';
import { type CallerName, isProgram, isRole, LINKED } from './expect-answer.ts';

/** Stands in every text of the foreign cabinet: an answer that has it has leaked. */
export const CANARY = 'канарейка-7f3a';
/** No sequence comes as far. */
export const ABSENT_ID = 2_000_000_000;
export const FOREIGN_SKU = 987_654_321_012;

export type World = {
  app: TestApp;
  state: StateReader;
  tokens: Record<CallerName, string | undefined>;
  people: Record<Role, TestUser>;
  stranger: TestUser;
  operator: TestUser;
  /** Works in the own and in the foreign cabinet; their program only in the own one. */
  employee: TestUser;
  own: { id: number; ownerId: number };
  foreign: { id: number; ownerId: number };
  example: { id: number; ownerId: number };
  things(where: 'own' | 'foreign' | 'example', userId?: number): Things;
  /** Puts the people of the own cabinet back: some have just left it, and some were invited. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

const unsignedPart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

async function badTokens(app: TestApp, good: string, revokedUser: TestUser) {
  const [, payload = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string | number>;
  const sign = (key: Uint8Array, change: object) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key);
  await sql`update sessions set ended_at = now() where user_id = ${revokedUser.id}`.execute(app.context.db);
  const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
  return {
    signedOut: undefined,
    forged: await sign(randomBytes(32), {}),
    unsigned: `${unsignedPart({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    expired: await sign(app.context.secrets.tokenKey, { exp: aMinuteAgo }),
    revoked: revokedUser.token,
  };
}

/** Programs; they call as often as the matrix wants, because their limit has tests of its own. */
async function personalTokens(
  app: TestApp,
  cabinetId: number,
  { owner, employee }: { owner: TestUser; employee: TestUser },
) {
  const make = async ({ token }: TestUser, scope: 'read' | 'change') =>
    app.call(
      createPersonalToken,
      { name: 'Программа', cabinetIds: [CabinetId.parse(cabinetId)], scope, days: 365 },
      token,
    );
  const [read, change, expired, revoked] = [
    await make(owner, 'read'),
    await make(employee, 'change'),
    await make(owner, 'change'),
    await make(owner, 'change'),
  ];
  await sql`update personal_tokens set expires_at = ${app.clock.now()} where id = ${expired.token.id}`.execute(
    app.context.db,
  );
  await app.call(revokePersonalToken, { tokenId: revoked.token.id }, owner.token);
  app.server.countRequest = () => ({ current: 0, ttl: 0 });
  return {
    readToken: read.secret,
    employeeToken: change.secret,
    expiredToken: expired.secret,
    revokedToken: revoked.secret,
  };
}

/** Puts programs back into the cabinet that their people have just left. */
async function chooseAgain(app: TestApp, cabinetId: number): Promise<void> {
  await sql`
    insert into personal_token_cabinets (token_id, cabinet_id, user_id)
    select id, ${cabinetId}, user_id from personal_tokens where name = 'Программа'
    on conflict do nothing`.execute(app.context.db);
}

const LINKS = { link: `${SHARED_SCREEN_PREFIX}link`, revokedLink: `${SHARED_SCREEN_PREFIX}revoked` } as const;

/** Links of the owner; they go with a membership, so they are made again when it is. */
async function makeLinks(app: TestApp, cabinetId: number, ownerId: number): Promise<void> {
  const now = app.clock.now();
  const questions = [{ path: LINKED.path, input: { ...LINKED.input, cabinetId } }];
  for (const [name, secret] of Object.entries(LINKS))
    await sql`
      insert into shared_screens
        (id, user_id, cabinet_id, hash, screen, state, questions, created_at, expires_at, ended_at)
      values (${randomUUID()}, ${ownerId}, ${cabinetId}, ${hashTokenSecret(secret)}, '/sharp-jumps-stats', '',
        ${JSON.stringify(questions)}::jsonb, ${now}, ${new Date(now.getTime() + 30 * DAY_MS)},
        ${name === 'link' ? null : now})
      on conflict do nothing`.execute(app.context.db);
}

async function fillForeign(app: TestApp, cabinetId: number): Promise<void> {
  await sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    values (${cabinetId}, ${FOREIGN_SKU}, 1, ${CANARY}, ${CANARY}, ${CANARY}, false, now())`.execute(
    app.context.db,
  );
  await app.context.clickhouse.insert('a query of the foreign cabinet', 'own_query_day', [
    {
      cabinet: cabinetId,
      sku: FOREIGN_SKU,
      query: CANARY,
      day: '2026-02-20',
      taken_at: '2026-02-21 00:00:00',
    },
  ]);
}

/** A cabinet with somebody of each role, a foreign one full of canaries, a stranger and tokens that are worth nothing. */
export async function openWorld(): Promise<World> {
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 1_000_000 } });
  const { db } = app.context;
  const own = await makeCabinet(app, { name: 'Ромашка' });
  const people = { owner: own.owner } as Record<Role, TestUser>;
  for (const role of ROLE_ORDER.slice(1)) {
    people[role] = await makeUser(app);
    await addMember(app, own.id, people[role], [role]);
  }
  const foreign = await makeCabinet(app, { name: CANARY });
  await sql`update users set full_name = ${CANARY} where id = ${foreign.owner.id}`.execute(db);
  await fillForeign(app, foreign.id);
  const example = await makeCabinet(app);
  await chooseExample(app.context, example.id);
  const stranger = await makeUser(app);
  const operator = await makeUser(app);
  await sql`insert into operators (user_id, added_at) values (${operator.id}, now())`.execute(db);
  const employee = await makeUser(app);
  for (const { id } of [own, foreign]) await addMember(app, id, employee, ['analytics']);
  const tokens = {
    ...Object.fromEntries(ROLE_ORDER.map((role) => [role, people[role].token])),
    stranger: stranger.token,
    operator: operator.token,
    ...(await personalTokens(app, own.id, { owner: own.owner, employee })),
    ...LINKS,
    ...(await badTokens(app, own.owner.token, await makeUser(app))),
  } as World['tokens'];
  await makeLinks(app, own.id, own.owner.id);
  const state = await openState(app.context);
  return {
    app,
    state,
    tokens,
    people,
    stranger,
    operator,
    employee,
    own: { id: own.id, ownerId: own.owner.id },
    foreign: { id: foreign.id, ownerId: foreign.owner.id },
    example: { id: example.id, ownerId: example.owner.id },
    things: (where, userId) => {
      if (where === 'foreign') return thingsOf(app, foreign.id, userId ?? foreign.owner.id, CANARY);
      const { id, owner } = where === 'own' ? own : example;
      return thingsOf(app, id, userId ?? owner.id);
    },
    restore: async () => {
      await sql`delete from cabinet_invites where cabinet_id = ${own.id}`.execute(db);
      await sql`delete from cabinet_members where cabinet_id = ${own.id}`.execute(db);
      for (const role of ROLE_ORDER) await addMember(app, own.id, people[role], [role]);
      await addMember(app, own.id, employee, ['analytics']);
      await chooseAgain(app, own.id);
      await makeLinks(app, own.id, own.owner.id);
    },
    close: async () => {
      await state.close();
      await app.close();
    },
  };
}

export function userOf({ people, ...others }: World, caller: CallerName): TestUser | undefined {
  if (isProgram(caller)) return caller === 'readToken' ? people.owner : others.employee;
  if (caller === 'stranger' || caller === 'operator') return others[caller];
  return isRole(caller) ? people[caller] : undefined;
}
