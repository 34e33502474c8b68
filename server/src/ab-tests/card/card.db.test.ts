import { getAbTest } from '@vitrina/contract/ab-tests/project.ts';
import * as running from '@vitrina/contract/ab-tests/running.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql, type Updateable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AbProduct, type AbWorld, openAbWorld } from '../../../test/builders/ab-world.ts';
import { checkLedger } from '../../billing/ledger/check-ledger.ts';
import { type CabinetRow, findCabinet } from '../../cabinets/find-cabinet.ts';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import { sealMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { importPictures } from '../../integrations/ozon/import-pictures.ts';
import { lockTest } from '../project/lock-test.ts';
import { endByTime } from '../running/end-by-time.ts';
import type { AbTestsTables } from '../tables.ts';
import { failOutside } from './send-orders.ts';

type OfTest = { cabinetId: number; testId: number };

let world: AbWorld;
let product: AbProduct;
let before: string[];
let taken = 0;
beforeAll(async () => {
  world = await openAbWorld();
});
beforeEach(async () => {
  const next = world.products[(taken += 1)];
  if (!next) throw new Error('more tests than products');
  product = next;
  before = await world.look(product);
  expect(before.length).toBeGreaterThan(1);
});
afterEach(async () => {
  await world.sandbox.clearFaults();
  expect(await checkLedger(world.app.context.db)).toEqual([]);
  // One after another, within the plan.
  const tables = world.app.context.db.withTables<AbTestsTables>();
  await tables.deleteFrom('ab_tests').where('cabinet_id', '=', world.cabinetId).execute();
});
afterAll(() => world.close());

const read = (of: OfTest) => world.app.call(getAbTest, of, world.owner.token);
const command = (route: typeof running.pauseAbTest, of: OfTest) =>
  world.app.call(route, of, world.owner.token);
const kindsOf = async (of: OfTest) =>
  (await world.app.call(running.listAbLog, { ...of, pageSize: 100 }, world.owner.token)).lines
    .map(({ kind }) => kind)
    .toReversed();
const listWindows = ({ testId }: OfTest) =>
  world.app.context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_windows')
    .selectAll()
    .where('test_id', '=', testId)
    .orderBy('number')
    .execute();

async function readCabinet(): Promise<CabinetRow> {
  const found = await findCabinet(world.app.context, world.cabinetId);
  if (!found) throw new Error('no cabinet');
  return found;
}

async function launch(settings: Parameters<AbWorld['makeTest']>[1] = {}): Promise<OfTest> {
  const of = await world.makeTest(product, settings);
  await world.start(of);
  await world.pass(5);
  expect(await read(of)).toMatchObject({
    status: 'running',
    card: 'testing',
    launchedAt: expect.any(String),
  });
  return of;
}

describe('the card of a running test', () => {
  it('shows the first image within minutes, keeps it for six hours, and the others by the schedule', async () => {
    const of = await launch();
    const first = await world.look(product);
    expect(first.slice(1)).toEqual(before.slice(1));
    expect(first[0]).not.toBe(before[0]);
    await world.pass(5 * 60);
    expect(await world.look(product)).toEqual(first);
    expect((await read(of)).lastSwitchAt).toBeNull();
    await world.pass(5 * 60);
    const windows = await listWindows(of);
    const [warmUp, ...rest] = windows.filter(({ state }) => state !== 'planned');
    expect(warmUp).toMatchObject({ number: 0, is_warm_up: true, state: 'shown' });
    expect(rest.length).toBeGreaterThan(2);
    expect(new Set(rest.map(({ image_id }) => image_id)).size).toBe(2);
    for (const window of rest.slice(0, -1)) {
      expect(window).toMatchObject({ state: 'shown', shown_to: window.planned_to });
      expect(window.shown_from?.getTime()).toBeGreaterThanOrEqual(window.planned_from.getTime());
    }
    const test = await read(of);
    expect(test.lastSwitchAt).not.toBeNull();
    expect(test.nextSwitchAt).not.toBeNull();
    expect(test.currentImageId).toBe(rest.at(-1)?.image_id);
  });

  it('has its own pictures back after a pause, shows images again after it, and has them back at the end', async () => {
    const of = await launch();
    await world.pass(8 * 60);
    await command(running.pauseAbTest, of);
    expect(await read(of)).toMatchObject({ status: 'paused', card: 'restoring' });
    await world.pass(5);
    expect(await world.look(product)).toEqual(before);
    expect(await read(of)).toMatchObject({ card: 'restored', points: 'held' });
    await command(running.resumeAbTest, of);
    await world.pass(5);
    expect((await world.look(product))[0]).not.toBe(before[0]);
    await command(running.finishAbTest, of);
    await world.pass(5);
    expect(await world.look(product)).toEqual(before);
    expect(await read(of)).toMatchObject({
      status: 'finished',
      card: 'restored',
      points: 'charged',
      pricePoints: 490,
    });
    expect(await kindsOf(of)).toEqual(
      expect.arrayContaining([
        'created',
        'started',
        'launched',
        'switched',
        'paused',
        'resumed',
        'finished',
        'restored',
      ]),
    );
  });

  it('stopped in the warm-up costs nothing', async () => {
    const of = await launch();
    await command(running.finishAbTest, of);
    await world.pass(5);
    expect(await read(of)).toMatchObject({ points: 'released', card: 'restored', finishReason: 'manually' });
    expect(await world.look(product)).toEqual(before);
  });

  it('ends by force', async () => {
    const of = await launch({ intervalMinutes: 360, forceFinish: '1.00:00:00' });
    await world.pass(24 * 60);
    await world.pass(5);
    expect(await read(of)).toMatchObject({ finishReason: 'expired', points: 'charged', card: 'restored' });
    expect(await world.look(product)).toEqual(before);
    expect((await listWindows(of)).some(({ state }) => state === 'planned' || state === 'showing')).toBe(
      false,
    );
  });

  it('keeps an image that a person applies, in front of the other pictures', async () => {
    const of = await launch();
    await command(running.finishAbTest, of);
    await world.pass(5);
    const { images } = await read(of);
    const imageId = images[1]?.id;
    await world.app.call(running.applyAbImage, { ...of, imageId } as never, world.owner.token);
    await world.pass(5);
    expect(await read(of)).toMatchObject({ card: 'winner', appliedImageId: imageId });
    const after = await world.look(product);
    expect(after[0]).not.toBe(before[0]);
    expect(after.slice(1)).toEqual(before.slice(1));
  });
});

describe('what the seller does to the card meanwhile', () => {
  async function edit(main: string, others: readonly string[]) {
    await importPictures(world.key, [{ offerId: product.offerId, main, others, colour: null }]);
    await world.sandbox.clock({ advanceMinutes: 5 });
    world.app.clock.advance(5 * 60_000);
  }

  it('with the other pictures is kept, also when the main one is put back', async () => {
    const of = await launch();
    const shown = await world.look(product);
    await edit(shown[0] ?? '', shown.slice(2));
    await command(running.pauseAbTest, of);
    await world.pass(6);
    expect(await world.look(product)).toEqual([before[0], ...before.slice(2)]);
    expect(await kindsOf(of)).toContain('sellerChanged');
  });

  it('with the main picture is never overwritten', async () => {
    const of = await launch();
    const [main = '', ...others] = before;
    await edit(others[0] ?? '', [main, ...others.slice(1)]);
    const edited = await world.look(product);
    await world.pass(8 * 60);
    expect(await world.look(product)).toEqual(edited);
    expect(await read(of)).toMatchObject({ status: 'paused', pauseReason: 'error', card: 'sellerChanged' });
    await command(running.finishAbTest, of);
    await world.pass(10);
    expect(await world.look(product)).toEqual(edited);
  });

  it('with the main picture leaves out the window in which it happened, and no other', async () => {
    const of = await launch();
    await world.pass(8.5 * 60);
    const up = (await listWindows(of)).findLast(({ shown_from }) => shown_from !== null);
    expect(up).toMatchObject({ state: 'showing', is_warm_up: false });
    const [main = '', ...others] = before;
    await edit(others[0] ?? '', [main, ...others.slice(1)]);
    await world.pass(2 * 60);
    expect(await read(of)).toMatchObject({ status: 'paused', card: 'sellerChanged' });
    const voided = (await listWindows(of)).filter(({ void_reason }) => void_reason !== null);
    expect(voided).toMatchObject([{ number: up?.number, void_reason: 'sellerChanged', voided_by: null }]);
    expect(await kindsOf(of)).toContain('voided');
  });

  const endWithWinner = async (of: OfTest) => {
    const { images } = await read(of);
    const { context, clock } = world.app;
    await context.db
      .withTables<AbTestsTables>()
      .updateTable('ab_tests')
      .set({ finishes_by: clock.now() })
      .where('id', '=', of.testId)
      .execute();
    await endByTime(context, async () => ({ isSure: true, winnerId: images[1]?.id ?? null }));
    await world.pass(10);
  };
  /** A picture that no test has put there; the others stay. */
  const editMain = async () => {
    const [foreign = ''] = await world.look(world.products.at(-1) ?? product);
    await edit(foreign, before.slice(1));
    const edited = await world.look(product);
    expect(edited).toEqual([foreign, ...before.slice(1)]);
    return edited;
  };

  it('with the main picture while their own one is put back is what is put back from then on', async () => {
    const of = await launch();
    await command(running.pauseAbTest, of);
    await world.pass(0.75);
    const edited = await editMain();
    await world.pass(5);
    expect(await read(of)).toMatchObject({ status: 'paused', card: 'restored' });
    expect(await kindsOf(of)).toContain('sellerChanged');
    await command(running.resumeAbTest, of);
    await world.pass(5);
    expect((await world.look(product))[0]).not.toBe(edited[0]);
    await command(running.finishAbTest, of);
    await world.pass(5);
    expect(await world.look(product)).toEqual(edited);
  });

  it.each([
    ['while their own one is put back', 0.75],
    ['when it is back', 5],
  ])('with the main picture in a pause, %s, is not overwritten by a winner', async (_, minutes) => {
    const of = await launch({ appliesWinner: true });
    await command(running.pauseAbTest, of);
    await world.pass(minutes);
    const edited = await editMain();
    await endWithWinner(of);
    expect(await world.look(product)).toEqual(edited);
    expect(await read(of)).toMatchObject({
      finishReason: 'expired',
      card: 'sellerChanged',
      appliedImageId: null,
    });
    expect((await listWindows(of)).filter(({ void_reason }) => void_reason !== null)).toEqual([]);
  });

  it('with the main picture is not overwritten by a winner at the end', async () => {
    const of = await launch({ appliesWinner: true });
    const edited = await editMain();
    await world.pass(8 * 60);
    expect((await read(of)).card).toBe('sellerChanged');
    await endWithWinner(of);
    expect(await read(of)).toMatchObject({
      finishReason: 'expired',
      card: 'sellerChanged',
      appliedImageId: null,
    });
    expect(await world.look(product)).toEqual(edited);
  });
});

describe('an image that a person applies after the seller has changed the main picture', () => {
  it.each([
    ['the same one', 1],
    ['another one', 0],
  ])('is put over it: %s', async (_, second) => {
    const of = await launch();
    await command(running.finishAbTest, of);
    await world.pass(5);
    const { images } = await read(of);
    const apply = async (index: number) => {
      const imageId = images[index]?.id;
      await world.app.call(running.applyAbImage, { ...of, imageId } as never, world.owner.token);
      await world.pass(5);
      expect(await read(of)).toMatchObject({ card: 'winner', appliedImageId: imageId });
      return world.look(product);
    };
    const [applied] = await apply(1);
    const [main, ...others] = [...before.slice(1), before[0] ?? ''];
    await importPictures(world.key, [{ offerId: product.offerId, main, others, colour: null }]);
    await world.sandbox.clock({ advanceMinutes: 5 });
    const edited = await world.look(product);
    expect(edited[0]).not.toBe(applied);
    const [again, ...beside] = await apply(second);
    expect(again).not.toBe(edited[0]);
    // The marketplace names a picture by its content.
    expect(again === applied).toBe(second === 1);
    expect(beside).toEqual(edited.slice(1));
  });
});

describe('an order whose answer was lost, hours later', () => {
  const tablesOf = () => world.app.context.db.withTables<AbTestsTables>();
  const setCard = (of: OfTest, columns: Updateable<AbTestsTables['ab_card_sets']>) =>
    tablesOf().updateTable('ab_card_sets').set(columns).where('test_id', '=', of.testId).execute();
  const setDue = (of: OfTest) =>
    tablesOf()
      .updateTable('ab_tests')
      .set({ due_at: world.app.clock.now() })
      .where('id', '=', of.testId)
      .execute();
  const readPictureDelay = async () =>
    (
      await tablesOf()
        .selectFrom('ab_delays')
        .select('picture_seconds')
        .where('cabinet_id', '=', world.cabinetId)
        .executeTakeFirst()
    )?.picture_seconds;

  it('is not put over what the seller has done since, and says nothing of how long pictures take', async () => {
    const of = await launch();
    const [shown = ''] = await world.look(product);
    await command(running.pauseAbTest, of);
    await setCard(of, {
      ordered_at: new Date(world.app.clock.now().getTime() - 180 * MINUTE_MS),
      ordered_image_id: null,
      address: before[0] ?? '',
      task_id: null,
    });
    await importPictures(world.key, [
      { offerId: product.offerId, main: shown, others: before.slice(2), colour: null },
    ]);
    await world.sandbox.clock({ advanceMinutes: 5 });
    await world.pass(6);
    expect(await world.look(product)).toEqual([before[0], ...before.slice(2)]);
    expect(await read(of)).toMatchObject({ card: 'restored' });
    expect(await readPictureDelay()).toBeLessThan(30 * 60);
  });

  it('was carried out if the marketplace came for its image: the picture is no edit of the seller', async () => {
    const of = await launch();
    const delay = await readPictureDelay();
    const shown = await world.look(product);
    await world.pass(60);
    const address = await tablesOf()
      .selectFrom('ab_addresses')
      .innerJoin('ab_images', 'ab_images.id', 'ab_addresses.image_id')
      .select(['image_id', 'ab_addresses.created_at', 'fetched_at'])
      .where('test_id', '=', of.testId)
      .executeTakeFirstOrThrow();
    expect(address.fetched_at).not.toBeNull();
    await setCard(of, {
      last_pictures: before,
      shown_image_id: null,
      ordered_at: address.created_at,
      ordered_image_id: address.image_id,
      address: 'lost',
      task_id: null,
    });
    await setDue(of);
    await world.pass(1);
    expect(await read(of)).toMatchObject({ status: 'running', currentImageId: address.image_id });
    expect(await world.look(product)).toEqual(shown);
    expect(await kindsOf(of)).not.toContain('sellerChanged');
    expect(await readPictureDelay()).toBe(delay);
    await command(running.pauseAbTest, of);
    await world.pass(5);
    expect(await world.look(product)).toEqual(before);
  });
});

describe('when the marketplace does not do it', () => {
  it('a failed import is tried again, and half an hour of that pauses with its words', async () => {
    const of = await launch();
    await world.pass(6.5 * 60);
    await world.sandbox.fault({ part: 'ozon', fault: 'picturesFailed', key: world.sandbox.sellerId });
    await world.pass(7 * 60);
    expect(await read(of)).toMatchObject({ status: 'paused', pauseReason: 'error' });
    expect((await read(of)).pauseDetails).not.toBe('');
    expect(await kindsOf(of)).toEqual(expect.arrayContaining(['switchFailed', 'restoreFailed']));
    await world.sandbox.clearFaults();
    await world.pass(30);
    expect(await world.look(product)).toEqual(before);
    expect(await read(of)).toMatchObject({ card: 'restored' });
  });

  it('an outage is no failure of a test: it goes on afterwards', async () => {
    const of = await launch();
    await world.pass(6 * 60);
    await world.sandbox.fault({ part: 'ozon', fault: 'status500', key: world.sandbox.sellerId, times: 3 });
    await world.pass(4 * 60);
    expect(await read(of)).toMatchObject({ status: 'running', card: 'testing' });
    const shown = (await listWindows(of)).filter(({ state }) => state === 'shown' || state === 'showing');
    expect(shown.length).toBeGreaterThan(2);
  });

  it('what failed before a success is over: the next failure is the first one again', async () => {
    const of = await launch();
    const failing = () =>
      world.app.context.db
        .withTables<AbTestsTables>()
        .selectFrom('ab_card_sets')
        .select(['failures', 'failing_since'])
        .where('test_id', '=', of.testId)
        .executeTakeFirst();
    // The window goes on, so that its image is up already when the marketplace answers again.
    await world.sandbox.fault({ part: 'ozon', fault: 'status500', key: world.sandbox.sellerId, times: 1 });
    await world.app.context.db
      .withTables<AbTestsTables>()
      .updateTable('ab_tests')
      .set({ due_at: world.app.clock.now() })
      .where('id', '=', of.testId)
      .execute();
    await world.pass(0.5);
    expect(await failing()).toMatchObject({ failures: 1, failing_since: expect.any(Date) });
    await world.pass(2);
    expect(await failing()).toEqual({ failures: 0, failing_since: null });
    // An image that is up already does not refute that another one failed in a window before it.
    const earlier = {
      failures: 3,
      failing_since: new Date(world.app.clock.now().getTime() - 60 * MINUTE_MS),
    };
    const tables = world.app.context.db.withTables<AbTestsTables>();
    await tables.updateTable('ab_card_sets').set(earlier).where('test_id', '=', of.testId).execute();
    await tables
      .updateTable('ab_tests')
      .set({ due_at: world.app.clock.now() })
      .where('id', '=', of.testId)
      .execute();
    await world.pass(0.5);
    expect(await failing()).toEqual(earlier);
  });

  it('a refused key and a command at the same moment do not wait for each other', async () => {
    const of = await launch();
    const { context } = world.app;
    const failure = { outcome: 'unauthorized', message: 'no' } as const;
    const used = await readCabinet();
    const failing = await context.db.transaction().execute(async (trx) => {
      await lockCabinet(trx, of.cabinetId);
      const waiting = failOutside(context, used, [of.testId], failure);
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          context.db,
        );
        expect(rows.length).toBeGreaterThan(0);
      });
      await lockTest(trx, of);
      return { waiting };
    });
    await failing.waiting;
    expect(await read(of)).toMatchObject({ status: 'paused', pauseReason: 'error' });
    await sql`update cabinets set key_status = 'valid' where id = ${of.cabinetId}`.execute(context.db);
    await world.pass(6);
    expect(await world.look(product)).toEqual(before);
  });

  it.each(['unauthorized', 'forbidden'] as const)(
    'a key that was changed meanwhile and is %s pauses nothing: the new one goes on',
    async (outcome) => {
      const of = await launch();
      const { context } = world.app;
      const used = await readCabinet();
      const sealed = sealMarketplaceKey(context, used.seller_id, await world.sandbox.keyOf('full'));
      await sql`update cabinets set key_sealed = ${sealed} where id = ${of.cabinetId}`.execute(context.db);
      await failOutside(context, used, [of.testId], { outcome, message: 'no' });
      expect((await readCabinet()).key_status).toBe('valid');
      expect(await read(of)).toMatchObject({ status: 'running', pauseReason: null });
      await world.pass(7 * 60);
      expect((await listWindows(of)).filter(({ state }) => state === 'shown').length).toBeGreaterThan(0);
    },
  );

  it('a limit is waited out', async () => {
    const of = await world.makeTest(product);
    await world.sandbox.fault({ part: 'ozon', fault: 'dailyLimit', key: world.sandbox.sellerId, times: 1 });
    await world.start(of);
    await world.pass(3);
    expect(await kindsOf(of)).toContain('switchFailed');
    expect(await read(of)).toMatchObject({ status: 'running', launchedAt: null });
  });
});
