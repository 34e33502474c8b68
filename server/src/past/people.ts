import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import { setPlan } from '../billing/plans/set-plan.ts';
import { createCabinet } from '../cabinets/create-cabinet.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import { getCabinetName } from '../cabinets/get-cabinet-name.ts';
import { sendInvite } from '../cabinets/invites/send-invite.ts';
import { spendInvite } from '../cabinets/invites/spend-invite.ts';
import type { GivenRole } from '../cabinets/member-rules.ts';
import type { CabinetsTables } from '../cabinets/tables.ts';
import type { Context, DbContext } from '../platform/context.ts';
import { breakReceiver } from './connect-receiver.ts';
import { contextAt } from './context-at.ts';
import { deliveringThen } from './deliver-then.ts';
import type { Filling } from './filling.ts';
import { type Person, requireUser } from './require-user.ts';
import { readSandboxKeys } from './sandbox-keys.ts';

type Colleague = Person & {
  role: GivenRole;
  daysAgo: number;
  /** The seller's program, which is sent news of it, was broken for some minutes. */
  isReceiverBroken?: true;
};

/** One of each role that can be given. */
const COLLEAGUES: readonly Colleague[] = [
  {
    email: 'anna@vitrina.test',
    username: 'anna',
    fullName: 'Анна Волкова',
    role: 'administrator',
    daysAgo: 26,
  },
  {
    email: 'oleg@vitrina.test',
    username: 'oleg',
    fullName: 'Олег Соколов',
    role: 'usersManager',
    daysAgo: 20,
  },
  {
    email: 'maria@vitrina.test',
    username: 'maria',
    fullName: 'Мария Лебедева',
    role: 'analytics',
    daysAgo: 13,
    isReceiverBroken: true,
  },
  {
    email: 'igor@vitrina.test',
    username: 'igor',
    fullName: 'Игорь Новиков',
    role: 'analyticsReadOnly',
    daysAgo: 5,
  },
];

/** Has a shop of her own, on another plan, and lets the demo's seller look into it. */
const NEIGHBOUR: Person = { email: 'vera@vitrina.test', username: 'vera', fullName: 'Вера Орлова' };
const NEIGHBOUR_SELLER = '11';
const NEIGHBOUR_SINCE_DAYS = 16;
const NEIGHBOUR_PLAN_DAYS = 365;

async function isMember({ db }: DbContext, cabinetId: number, userId: number): Promise<boolean> {
  const member = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_members')
    .select('user_id')
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

type Joining = { cabinetId: number; inviterId: number; userId: number; email: string; role: GivenRole };

async function findWaiting({ db }: DbContext, { cabinetId, email }: Joining) {
  return db
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_invites')
    .select(['id', 'hash', 'expires_at'])
    .where('cabinet_id', '=', cabinetId)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** Invited by a letter, and inside: its code is used at once. False: somebody who is there already. */
async function join(context: Context, joining: Joining): Promise<boolean> {
  const { cabinetId, inviterId, userId, email, role } = joining;
  if (await isMember(context, cabinetId, userId)) return false;
  if ((await findWaiting(context, joining)) === undefined)
    await sendInvite(context, { cabinetId, actorId: inviterId }, { email, roles: [role] });
  const invite = await findWaiting(context, joining);
  if (invite === undefined) throw new Error('An invitation that was just written is gone.');
  const { id, hash, expires_at: expiresAt } = invite;
  await context.db.transaction().execute(async (trx) => {
    const cabinetName = await getCabinetName(trx, cabinetId);
    const found = {
      id,
      hash,
      email,
      inviterId,
      cabinetId,
      cabinetName,
      invitedBy: '',
      roles: [role],
      expiresAt,
    };
    await spendInvite(context, trx, found, userId);
  });
  return true;
}

async function findShop({ db }: DbContext, sellerId: string) {
  return db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select(['id', 'owner_id'])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
}

/** A second cabinet, on the plan of its own owner. Where somebody else has added this seller there is no neighbour. */
async function openNeighbour(context: Context, guest: { userId: number; email: string }): Promise<void> {
  const ownerId = await requireUser(context, NEIGHBOUR);
  const { name, sellerId, apiKey } = await readSandboxKeys(context, NEIGHBOUR_SELLER);
  const shop = await findShop(context, sellerId);
  if (shop !== undefined && shop.owner_id !== ownerId) return;
  await setPlan(context, ownerId, 'start', NEIGHBOUR_PLAN_DAYS);
  const cabinetId = shop?.id ?? (await createCabinet(context, ownerId, { name, sellerId, apiKey }));
  await join(context, { cabinetId, inviterId: ownerId, ...guest, role: 'analytics' });
}

/** Who works in the cabinet, and where its owner works beside. */
export const peoplePast: Filling = {
  subject: 'people',
  days: 1,
  fill: async (context, { cabinetId, before }) => {
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet) return;
    const then = (daysAgo: number) => contextAt(context, new Date(before.getTime() - daysAgo * DAY_MS));
    const inviterId = cabinet.owner_id;
    for (const { role, daysAgo, isReceiverBroken, ...person } of COLLEAGUES) {
      const userId = await requireUser(context, person);
      const joining = { cabinetId, inviterId, userId, email: person.email, role };
      await deliveringThen(context, { cabinetId, before }, async () => {
        const hasJoined = await join(then(daysAgo), joining);
        if (hasJoined && isReceiverBroken === true) await breakReceiver(context);
      });
    }
    const owner = await context.db
      .withTables<AccountsTables>()
      .selectFrom('users')
      .select(['id as userId', 'email'])
      .where('id', '=', inviterId)
      .executeTakeFirstOrThrow();
    await openNeighbour(then(NEIGHBOUR_SINCE_DAYS), owner);
  },
};
