import { GIVEN_ROLES, type Role } from '@vitrina/contract/access.ts';
import { sendInvite } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { addMember, makeUser, type TestUser } from './factories.ts';
import { readCode } from './letters.ts';

type Given = (typeof GIVEN_ROLES)[number];
type Cabinet = { id: number; owner: TestUser };

/** Somebody new who works in a cabinet. */
export async function makeMember(app: TestApp, { id }: Cabinet, roles: Role[]): Promise<TestUser> {
  const user = await makeUser(app);
  await addMember(app, id, user, roles);
  return user;
}

/** An invitation as its reader gets it: the code stands in the letter alone. */
export async function invite(
  app: TestApp,
  { id, owner }: Cabinet,
  { email, roles = ['analytics'], by = owner }: { email: string; roles?: Given[]; by?: TestUser },
) {
  const input = { cabinetId: id, email, initPermissions: roles };
  const { invite: sent } = await app.call(sendInvite, input, by.token);
  return { ...sent, code: await readCode(app, email) };
}

/** As if the letters of a cabinet's invitations had been sent so many minutes earlier. */
export async function ageInvites({ context }: TestApp, cabinetId: number, minutes: number): Promise<void> {
  await sql`
    update cabinet_invites set
      sent_at = sent_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})
    where cabinet_id = ${cabinetId}`.execute(context.db);
}
