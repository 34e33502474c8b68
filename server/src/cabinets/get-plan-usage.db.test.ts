import { getPlanUsage, sendInvite } from '@vitrina/contract/cabinets.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeMember } from '../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { addEntry } from '../positions/entries/add-entry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function usageOf({ token }: TestUser) {
  const { usage } = await app.call(getPlanUsage, {}, token);
  return Object.fromEntries(usage.map(({ name, current }) => [name, current]));
}

it('of each limit the cabinet that uses most of it counts, and nobody else’s', async () => {
  const owner = await makeUser(app);
  const [crowded, tracked] = [await makeCabinet(app, { owner }), await makeCabinet(app, { owner })];
  const member = await makeMember(app, { id: crowded.id, owner }, ['analytics']);
  await app.call(
    sendInvite,
    { cabinetId: crowded.id, email: 'somebody@example.com', initPermissions: ['analytics'] },
    owner.token,
  );
  await addEntry(app.context, { cabinetId: tracked.id, sku: 7, cityId: 213, queries: ['чай', 'кофе'] });
  expect(await usageOf(owner)).toMatchObject({
    cabinets: 2,
    cabinetUsers: 3,
    members: 2,
    positionProducts: 1,
    positionQueries: 2,
    trackingWords: 0,
  });
  expect(await usageOf(member)).toEqual({});
});
