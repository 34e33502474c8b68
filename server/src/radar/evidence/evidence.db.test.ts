import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { downloadExport, listExports } from '@vitrina/contract/exports.ts';
import { orderEvidence } from '@vitrina/contract/radar/evidence.ts';
import { listPiggyBackers } from '@vitrina/contract/radar/piggy-backers.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import {
  followSellers,
  makeOffer,
  makeOwnCard,
  type OwnCard,
  storeLook,
} from '../../../test/builders/own-card.ts';
import { refusal } from '../../../test/refusal.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { makeExport } from '../../exports/make-export.ts';
import { collectEpisodes } from '../piggy-backers/collect-episodes.ts';
import { EVIDENCE_EXPORT, makeEvidenceExport } from './make-evidence-export.ts';
import { verifyPack } from './verify/verify-pack.ts';

const SKU = 501;
const START = new Date('2026-03-02T06:00:00Z');
const HASH = 'ab'.repeat(32);

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
let card: OwnCard;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(START);
  await sql`truncate watched_cards, radar_products, card_pictures cascade`.execute(app.context.db);
  await sql`delete from cabinets`.execute(app.context.db);
  cabinet = await makeCabinet(app);
  card = await makeOwnCard(app, cabinet.id, SKU);
  await followSellers(app, cabinet.id);
  await sql`insert into card_pictures values (${HASH}, '0', '\\x0102', now())`.execute(app.context.db);
  const pictures = [{ hash: HASH, look: '0', address: 'https://img.example/1.jpg' }];
  await storeLook(app, card.sellerId, at(0), { title: 'Чайник', price: 100_000, pictures });
  await see(0, []);
  await see(1, [makeOffer(7, 90_000)]);
  await see(3, [makeOffer(7, 80_000), makeOffer(8, 95_000)]);
  await see(4, null);
  await see(6, [makeOffer(8, 95_000)]);
  app.clock.set(at(7));
  await collectEpisodes(app.context);
});
afterAll(() => app.close());

const at = (hour: number) => new Date(START.getTime() + hour * HOUR_MS);
const see = (hour: number, offers: ReturnType<typeof makeOffer>[] | null) =>
  storeLook(app, card.storefrontId, at(hour), offers && { offers });
const PERIOD = { from: '2026-03-01', to: '2026-03-02' };
const order = (rest: object = {}, by = cabinet.owner, cabinetId = cabinet.id) =>
  app.inject(orderEvidence, { cabinetId, sku: SKU, ...PERIOD, ...rest }, by.token);
async function make(exportId: string): Promise<Uint8Array> {
  await makeExport(app.context, { [EVIDENCE_EXPORT]: makeEvidenceExport }, exportId);
  const { headers } = await app.inject(
    downloadExport,
    { cabinetId: cabinet.id, exportId },
    cabinet.owner.token,
  );
  expect(headers['content-type']).toBe('application/zip');
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from export_pieces where export_id = ${exportId} order by attempt desc, number`.execute(
    app.context.db,
  );
  return new Uint8Array(Buffer.concat(rows.map(({ bytes }) => bytes)));
}
const ordered = async (rest: object = {}) => ((await order(rest)).body as { exportId: string }).exportId;

it('a pack is made of the stored rows, verifies, and comes out the same whatever happened since', async () => {
  const exportId = await ordered({ language: 'fr' });
  const pack = await make(exportId);
  expect(await verifyPack(pack)).toMatchObject({ faults: [], files: 8, snapshots: 5, stays: 2 });
  const { exports } = await app.call(listExports, { cabinetId: cabinet.id }, cabinet.owner.token);
  expect(exports).toMatchObject([
    {
      name: 'evidence_501_2026-03-01_2026-03-02.zip',
      format: 'zip',
      state: 'ready',
      rowsDone: 5,
      rowsTotal: 5,
    },
  ]);
  await see(8, []);
  await storeLook(app, card.sellerId, at(9), { price: 50_000 });
  await sql`update cabinets set name = 'Другая'`.execute(app.context.db);
  await sql`update exports set state = 'waiting'`.execute(app.context.db);
  await sql`delete from export_pieces`.execute(app.context.db);
  app.clock.set(at(12));
  expect(Buffer.from(await make(exportId)).equals(pack)).toBe(true);
});

it('says the same as the screen', async () => {
  const { piggyBackers } = await app.call(
    listPiggyBackers,
    { cabinetId: cabinet.id, sku: SKU },
    cabinet.owner.token,
  );
  const text = Buffer.from(await make(await ordered())).toString('utf8');
  for (const { sellerId, hours } of piggyBackers)
    expect(text).toMatch(new RegExp(`;${sellerId};90\\d+;[^\\n]*;${hours.toFixed(2).replace('.', ',')};`));
});

it('of one seller it is only theirs, and one’s own company is left out of all', async () => {
  const cabinetId = cabinet.id;
  const { piggyBackers } = await app.call(listPiggyBackers, { cabinetId, sku: SKU }, cabinet.owner.token);
  const seven = piggyBackers.find(({ sellerId }) => sellerId === 7);
  expect(await verifyPack(await make(await ordered({ piggyBackerId: seven?.id })))).toMatchObject({
    stays: 1,
  });
  await sql`insert into piggy_backer_statuses values (${cabinetId}, 'seller:7', 'mine', null, now())`.execute(
    app.context.db,
  );
  expect(await verifyPack(await make(await ordered()))).toMatchObject({ faults: [], stays: 1 });
});

it('reaches back as far as the plan shows, from the last whole snapshot before that', async () => {
  const day = 24;
  await see(5 * day, [makeOffer(8, 70_000)]);
  await sql`update card_snapshots set is_full = true where card_id = ${card.storefrontId} and at = ${at(5 * day)}`.execute(
    app.context.db,
  );
  await see(35 * day, [makeOffer(9, 60_000)]);
  app.clock.set(at(36 * day));
  const ofMonth = { from: moscowDay(at(0)), to: moscowDay(at(36 * day)) };
  expect((await make(await ordered(ofMonth))).length).toBeGreaterThan(0);
  const names = async () =>
    (await app.call(listExports, { cabinetId: cabinet.id }, cabinet.owner.token)).exports.map(
      ({ name, rowsTotal }) => [name, rowsTotal],
    );
  expect(await names()).toEqual([[`evidence_501_${ofMonth.from}_${ofMonth.to}.zip`, 7]]);
  await setPlan(app.context, cabinet.owner.id, 'start', 365);
  const pack = Buffer.from(await make(await ordered(ofMonth))).toString('utf8');
  const begin = moscowDay(at(6 * day));
  expect(await names()).toContainEqual([`evidence_501_${begin}_${ofMonth.to}.zip`, 3]);
  expect([pack.includes('70000'), pack.includes('80000')]).toEqual([true, false]);
  expect((await order({ ...PERIOD })).body).toEqual(
    refusal('searchHistory.outOfRange', { from: begin, to: ofMonth.to }),
  );
});

it('a snapshot that was changed in the database is named', async () => {
  await sql`update card_snapshots set facts = jsonb_set(facts, '{offers,0,priceKopecks}', '1')
    where card_id = ${card.storefrontId} and number = 2`.execute(app.context.db);
  const { faults } = await verifyPack(await make(await ordered()));
  expect(faults).toMatchObject([{ file: 'snapshots.json', place: 'chain "storefront", snapshot 2' }]);
});

test('what cannot be ordered is refused', async () => {
  const other = await makeCabinet(app);
  const refused = async (rest: object, by = cabinet.owner, id = cabinet.id) =>
    (await order(rest, by, id)).body;
  expect(await refused({ sku: 7 })).toEqual(refusal('radarProduct.notFound'));
  expect(await refused({}, other.owner, other.id)).toEqual(refusal('radarProduct.notFound'));
  expect(await refused({ piggyBackerId: 2_000_000_000 })).toEqual(refusal('piggyBacker.notFound'));
  expect(await refused({ from: '2026-03-03' })).toEqual(
    refusal('request.invalid', { field: 'from', rule: 'order' }),
  );
  expect(await refused({ from: addDays(PERIOD.to, -366) })).toEqual(refusal('request.tooHeavy'));
  expect(await refused({ from: '2026-02-01', to: addDays(moscowDay(START), -1) })).toEqual(
    refusal('radarProduct.notFound'),
  );
});
