import { CODE_LENGTHS } from '@vitrina/contract/accounts/codes.ts';
import { generateExtensionCode, useExtensionCode } from '@vitrina/contract/accounts/routes.ts';
import { deleteCabinet, requestCabinetDelete, sendInvite, useInvite } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { issueCode } from '../../src/accounts/codes/issue-code.ts';
import { redeemCode } from '../../src/accounts/codes/redeem-code.ts';
import { setPlan } from '../../src/billing/plans/set-plan.ts';
import { Problem } from '../../src/platform/problem.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { readCode } from '../../test/builders/letters.ts';
import { ask } from '../ask.ts';
import { PASSWORD, type Person } from '../quick-people.ts';
import { type Flow, isDone, lengthOf, type World, watchCode } from './flow.ts';

async function openCabinet({ app }: World, owner: Person): Promise<number> {
  await setPlan(app.context, owner.id, 'expert', 365);
  return (await makeCabinet(app, { owner: { ...owner, password: PASSWORD } })).id;
}

const deletion: Flow = {
  name: 'deleteCabinet',
  length: CODE_LENGTHS.deleteCabinet,
  issue: async (world, owner) => {
    const { app } = world;
    const cabinetId = await openCabinet(world, owner);
    await ask(app.server, { route: requestCabinetDelete, input: { cabinetId }, token: owner.token });
    return {
      code: await readCode(app, owner.email),
      redeem: (code, { token } = owner) =>
        ask(app.server, { route: deleteCabinet, input: { cabinetId, code }, token }),
      isEffect: isDone,
      ...watchCode(app, owner, 'deleteCabinet'),
    };
  },
};

const extension: Flow = {
  name: 'extension',
  length: CODE_LENGTHS.extension,
  issue: async ({ app }, owner) => {
    const made = await ask(app.server, { route: generateExtensionCode, token: owner.token });
    return {
      code: generateExtensionCode.output.parse(JSON.parse(made.text)).code,
      redeem: (code, { email } = owner) =>
        ask(app.server, { route: useExtensionCode, input: { email, code } }),
      isEffect: isDone,
      ...watchCode(app, owner, 'extension'),
    };
  },
};

const Row = z.object({ tries: z.int() });

/** The invited person is the code's owner; who invites is made for it. */
const invite: Flow = {
  name: 'invitation',
  length: CODE_LENGTHS.useCabinetInvite,
  issue: async (world, owner) => {
    const { app, makePerson } = world;
    const { db } = app.context;
    const inviter = await makePerson();
    const input = {
      cabinetId: await openCabinet(world, inviter),
      email: owner.email,
      initPermissions: ['analytics'],
    };
    const sent = await ask(app.server, { route: sendInvite, input, token: inviter.token });
    if (sent.status !== 200) throw new Error(`sendInvite answered ${sent.text}`);
    const read = () => sql`select tries from cabinet_invites where email = ${owner.email}`.execute(db);
    return {
      code: await readCode(app, owner.email),
      redeem: (code, { token } = owner) =>
        ask(app.server, { route: useInvite, input: { inviteId: code }, token }),
      isEffect: isDone,
      tries: async () => Row.parse((await read()).rows[0]).tries,
      expireIn: async (seconds) => {
        await sql`update cabinet_invites set expires_at = now() + make_interval(secs => ${seconds})
          where email = ${owner.email}`.execute(db);
      },
    };
  },
};

/** Comes back by the messenger's poller and not by a route, so its effect is called as the poller does. */
const messenger: Flow = {
  name: 'telegram',
  length: lengthOf('telegram'),
  issue: async ({ app }, owner) => {
    const { code } = await issueCode(app.context.db, {
      userId: owner.id,
      purpose: 'telegram',
      resendSeconds: 0,
    });
    const answer = (status: number, key: string) => ({ status, key, text: '', headers: {}, milliseconds: 0 });
    return {
      code,
      redeem: async (given, { id } = owner) => {
        try {
          const claim = { userId: id, purpose: 'telegram', code: given } as const;
          const { isRepeated } = await redeemCode(app.context, claim, () => Promise.resolve());
          return answer(isRepeated ? 409 : 200, isRepeated ? 'repeated' : 'ok');
        } catch (error) {
          if (error instanceof Problem) return answer(error.status, error.key);
          throw error;
        }
      },
      isEffect: isDone,
      ...watchCode(app, owner, 'telegram'),
    };
  },
};

/** Codes that are typed by hand, and the one that the messenger brings back. */
export const TYPED_FLOWS: readonly Flow[] = [deletion, extension, invite, messenger];
