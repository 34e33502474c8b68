import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { getCabinetUsers, resendInvite, sendInvite, useInvite } from '@vitrina/contract/cabinets.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits } from '../../../test/builders/accounts.ts';
import { ageInvites, invite, makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  cabinet = await makeCabinet(app);
});
afterAll(() => app.close());

let people = 0;
const someone = () => `invited-${(people += 1)}@example.test`;

const send = (email: string) =>
  app.inject(
    sendInvite,
    { cabinetId: cabinet.id, email, initPermissions: ['analytics'] },
    cabinet.owner.token,
  );
const resend = (inviteId: number) =>
  app.inject(resendInvite, { cabinetId: cabinet.id, inviteId }, cabinet.owner.token);

describe('the plan of the owner', () => {
  const limitOf = async () => {
    const { limits } = await app.call(getCabinetLimits, { cabinetId: cabinet.id }, cabinet.owner.token);
    return limits.find((limit) => limit.name === 'cabinetUsers');
  };

  it('has room for people and those who may still come, also when all are invited at once', async () => {
    await setPlan(app.context, cabinet.owner.id, 'start', 30);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(someone())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    const refused = refusal('cabinet.limitExceeded', { type: 'cabinetUsers', maximum: 3 });
    expect(answers.filter((answer) => answer.status !== 200).map((answer) => answer.body)).toEqual([
      refused,
      refused,
      refused,
    ]);
    expect(await limitOf()).toEqual({ name: 'cabinetUsers', current: 3, maximum: 3 });
  });

  it('an expired invitation keeps no place, and needs one to live again', async () => {
    await setPlan(app.context, cabinet.owner.id, 'start', 30);
    const { id } = await invite(app, cabinet, { email: someone() });
    await ageInvites(app, cabinet.id, 8 * 24 * 60);
    expect((await limitOf())?.current).toBe(1);
    await send(someone());
    await send(someone());
    expect((await resend(id)).body).toEqual(
      refusal('cabinet.limitExceeded', { type: 'cabinetUsers', maximum: 3 }),
    );
  });

  it('a plan that shrank since the letter has the last word', async () => {
    const reader = await makeUser(app);
    for (let count = 1; count < PLAN_LIMITS.none.cabinetUsers; count += 1) {
      await makeMember(app, cabinet, ['analytics']);
    }
    const { code } = await invite(app, cabinet, { email: reader.email });
    await setPlan(app.context, cabinet.owner.id, 'none', 30);
    const answer = await app.inject(useInvite, { inviteId: code }, reader.token);
    const maximum = PLAN_LIMITS.none.cabinetUsers;
    expect(answer.body).toEqual(refusal('cabinet.limitExceeded', { type: 'cabinetUsers', maximum }));
    await setPlan(app.context, cabinet.owner.id, 'start', 30);
    expect((await app.inject(useInvite, { inviteId: code }, reader.token)).status).toBe(200);
  });

  it('has its last place for one of those who accept at once', async () => {
    await makeMember(app, cabinet, ['analytics']);
    const codes: { code: string; token: string }[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { email, token } = await makeUser(app);
      codes.push({ ...(await invite(app, cabinet, { email })), token });
    }
    await setPlan(app.context, cabinet.owner.id, 'start', 30);
    const answers = await Promise.all(
      codes.map(({ code, token }) => app.inject(useInvite, { inviteId: code }, token)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const { users } = await app.call(getCabinetUsers, { cabinetId: cabinet.id }, cabinet.owner.token);
    expect(users).toHaveLength(3);
  });
});
