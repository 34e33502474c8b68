import { endSession } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo, logout } from '@vitrina/contract/accounts/session.ts';
import {
  addPermissions,
  getInvites,
  removeCabinetUser,
  removePermissions,
} from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { buildApp } from '../src/app.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { addMember, makeCabinet } from '../test/builders/factories.ts';
import { ask } from './ask.ts';
import { signIn } from './browser.ts';
import type { Figure, Size } from './figure.ts';
import { type MakePerson, PASSWORD, quickPeople } from './quick-people.ts';
import { watchEvents } from './watch-events.ts';

type World = { app: TestApp; makePerson: MakePerson; cabinet: { id: number; ownerToken: string } };

/** One thing taken away: the key before it and the key right after it. */
type Change = { name: string; after: string; event: string; run(world: World): Promise<[string, string]> };

async function invitesOf({ app, cabinet }: World, token: string): Promise<string> {
  return (await ask(app.server, { route: getInvites, input: { cabinetId: cabinet.id }, token })).key;
}

async function joinAsManager({ app, makePerson, cabinet }: World) {
  const member = await makePerson();
  await addMember(app, cabinet.id, { ...member, password: PASSWORD }, ['usersManager']);
  return member;
}

const CHANGES: readonly Change[] = [
  {
    name: 'a role is taken away',
    after: 'cabinet.insufficientRights',
    event: 'cabinet.rolesChanged',
    run: async (world) => {
      const { id, token } = await joinAsManager(world);
      const before = await invitesOf(world, token);
      const input = { cabinetId: world.cabinet.id, targetId: id, permissions: ['usersManager'] };
      await ask(world.app.server, { route: removePermissions, input, token: world.cabinet.ownerToken });
      return [before, await invitesOf(world, token)];
    },
  },
  {
    name: 'a role is given',
    after: 'ok',
    event: 'cabinet.rolesChanged',
    run: async (world) => {
      const { id, token } = await joinAsManager(world);
      await sql`update cabinet_members set roles = '{none}' where user_id = ${id}`.execute(
        world.app.context.db,
      );
      const before = await invitesOf(world, token);
      const input = { cabinetId: world.cabinet.id, targetId: id, permissions: ['usersManager'] };
      await ask(world.app.server, { route: addPermissions, input, token: world.cabinet.ownerToken });
      return [before === 'cabinet.insufficientRights' ? 'ok' : before, await invitesOf(world, token)];
    },
  },
  {
    name: 'a user is removed from the cabinet',
    after: 'cabinet.notFound',
    event: 'cabinet.userRemoved',
    run: async (world) => {
      const { id, token } = await joinAsManager(world);
      const before = await invitesOf(world, token);
      const input = { cabinetId: world.cabinet.id, targetId: id };
      await ask(world.app.server, { route: removeCabinetUser, input, token: world.cabinet.ownerToken });
      return [before, await invitesOf(world, token)];
    },
  },
  {
    name: 'signing out',
    after: 'user.notAuthorized',
    event: 'auth.logout',
    run: async ({ app, makePerson }) => {
      const { cookie, token } = await signIn(app.server, (await makePerson()).email, PASSWORD);
      const before = await ask(app.server, { route: getMyInfo, token });
      await ask(app.server, { route: logout, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
      return [before.key, (await ask(app.server, { route: getMyInfo, token })).key];
    },
  },
  {
    name: 'a session is ended from another device',
    after: 'user.notAuthorized',
    event: 'auth.sessionsEnded',
    run: async ({ app, makePerson }) => {
      const person = await makePerson();
      const { token } = await signIn(app.server, person.email, PASSWORD);
      const before = await ask(app.server, { route: getMyInfo, token });
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        sid: string;
      };
      await ask(app.server, { route: endSession, input: { sessionId: claims.sid }, token: person.token });
      return [before.key, (await ask(app.server, { route: getMyInfo, token })).key];
    },
  },
];

const IN_TIME_MS = 1500;

/** Another process keeps what it knows of a session for a second at most. */
async function proveOtherProcess({ app, makePerson }: World): Promise<Figure> {
  const other = await buildApp(app.context);
  try {
    const { cookie, token } = await signIn(app.server, (await makePerson()).email, PASSWORD);
    await ask(other, { route: getMyInfo, token });
    await ask(app.server, { route: logout, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    const started = performance.now();
    let last = 0;
    while (performance.now() - started < 2 * IN_TIME_MS) {
      if ((await ask(other, { route: getMyInfo, token })).status === 401) break;
      last = performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return {
      id: 'ASVS-7.4.1',
      figure: 'signing out: the last answer of another process to the old token',
      required: `within ${IN_TIME_MS} ms`,
      measured: `${last.toFixed(0)} ms`,
      isKept: last < IN_TIME_MS,
    };
  } finally {
    await other.fastify.close();
  }
}

/** What is taken away is gone with the next request: nothing about rights is kept in tokens or in memory. */
export async function prove(size: Size): Promise<Figure[]> {
  const rounds = size === 'small' ? 3 : 100;
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000 } });
  try {
    const { id, owner } = await makeCabinet(app);
    const world = { app, makePerson: await quickPeople(app), cabinet: { id, ownerToken: owner.token } };
    const figures: Figure[] = [];
    for (const { name, after, event, run } of CHANGES) {
      const events = watchEvents(app.context);
      let inTime = 0;
      for (let round = 0; round < rounds; round += 1) {
        await sql`delete from login_attempts`.execute(app.context.db);
        const keys = await run(world);
        if (keys[0] === 'ok' && keys[1] === after) inTime += 1;
      }
      figures.push({
        id: 'ASVS-8.3.2',
        figure: `${name}: in force at the next request`,
        required: `${rounds} of ${rounds}`,
        measured: `${inTime} of ${rounds}`,
        isKept: inTime === rounds,
      });
      const logged = events.filter((one) => one === event).length;
      figures.push({
        id: 'ASVS-16.3',
        figure: `${name}: lines of the log that say ${event}`,
        required: String(rounds),
        measured: String(logged),
        isKept: logged === rounds,
      });
    }
    return [...figures, await proveOtherProcess(world)];
  } finally {
    await app.close();
  }
}
