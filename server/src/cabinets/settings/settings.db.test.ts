import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import {
  changeCabinetName,
  changeCabinetSettings,
  getCabinetPermissionsOrder,
  getPermissions,
} from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
});
afterAll(() => app.close());

async function changeBy(user: TestUser, settings: object) {
  return app.inject(changeCabinetSettings, { cabinetId: cabinet.id, settings }, user.token);
}

it('settings begin with their defaults and keep what was changed', async () => {
  const { cabinets } = await app.call(getMyCabinets, {}, cabinet.owner.token);
  expect(cabinets[0]?.settings).toEqual({ trackPiggyBackers: false, piggyBackersHour: 9 });
  expect((await changeBy(cabinet.owner, { trackPiggyBackers: true })).body).toMatchObject({
    settings: { trackPiggyBackers: true },
  });
  expect((await changeBy(cabinet.owner, {})).body).toMatchObject({ settings: { trackPiggyBackers: true } });
});

it('a setting that is not named stays, also one that this version does not know', async () => {
  await sql`update cabinets set settings = '{"ofAnotherVersion": 7}' where id = ${cabinet.id}`.execute(
    app.context.db,
  );
  await changeBy(cabinet.owner, { trackPiggyBackers: true });
  const { rows } = await sql`select settings from cabinets where id = ${cabinet.id}`.execute(app.context.db);
  expect(rows).toEqual([{ settings: { ofAnotherVersion: 7, trackPiggyBackers: true } }]);
});

it.each([
  { trackEverything: true },
  { trackPiggyBackers: 'yes' },
  { trackPiggyBackers: null },
  { piggyBackersHour: 24 },
  { piggyBackersHour: -1 },
  { piggyBackersHour: 9.5 },
])('the settings %j are refused', async (settings) => {
  expect((await changeBy(cabinet.owner, settings)).status).toBe(400);
});

it('an administrator renames the cabinet, an analyst does not', async () => {
  const rename = (user: TestUser) =>
    app.inject(changeCabinetName, { cabinetId: cabinet.id, name: ' Ландыш ' }, user.token);
  const admin = await makeMember(app, cabinet, ['administrator']);
  const analyst = await makeMember(app, cabinet, ['analytics']);
  const refused = refusal('cabinet.insufficientRights', { right: 'settings' });
  expect((await rename(analyst)).body).toEqual(refused);
  expect((await changeBy(analyst, { trackPiggyBackers: true })).body).toEqual(refused);
  expect((await rename(admin)).body).toMatchObject({ name: 'Ландыш' });
});

it('lists the rules of roles, highest first', async () => {
  const { order } = await app.call(getCabinetPermissionsOrder, {}, cabinet.owner.token);
  const { permissions } = await app.call(getPermissions, {}, cabinet.owner.token);
  expect(order[0]).toBe('owner');
  expect(permissions.map((one) => one.role)).toEqual(order);
  expect(permissions.find((one) => one.role === 'usersManager')?.rights).toEqual(['members', 'users']);
});
