import type { Day } from '@vitrina/contract/dates.ts';
import { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import type { Context } from '../platform/context.ts';
import { addAlert, deleteAlert, updateAlert } from './change-alerts.ts';
import { type ActiveAlert, type AlertKind, defineAlerts } from './define-alerts.ts';
import { deliverAlerts, keepJudged } from './deliver-alerts.ts';
import { listActive, listAlerts } from './find-alerts.ts';
import { notifyOnce } from './notify-once.ts';

const DAY: Day = '2026-03-01';
const MAXIMUM = 3;
const MARKETPLACE = 'ozon';
type Rule = { name: string; marketplace: typeof MARKETPLACE; filter: object };
type Alert = ActiveAlert & Rule & { judged_day: Day | null };

let app: TestApp;
let owner: TestUser;
let cabinetId: number;
/** How many deliveries from now on lose their connection before they end. */
let kills = 0;

/** Alerts that find something each day, a cabinet at once. They stand in the table of jump alerts. */
function standing(belongsTo: AlertKind['belongsTo']) {
  const kind: AlertKind = { name: 'jumpAlert', table: 'jump_alerts', belongsTo };
  return defineAlerts({
    ...kind,
    maximum: MAXIMUM,
    begin: async (_context, _cabinetId, _rule: Rule) => ({ judged_day: null }),
    listDue: async () => [{ cabinetId }],
    judge: async ({ db }) => {
      const isDue = sql<boolean>`alert.cabinet_id = ${cabinetId} and alert.judged_day is null`;
      const alerts = await listActive<Alert>(db, kind, isDue);
      return alerts.map((alert) => ({ alert, progress: { judged_day: DAY }, firings: [DAY] }));
    },
    deliver: async ({ clock }, trx, alert: Alert, firings) => {
      for (const moment of firings) {
        const event = { kind: 'exportFailed', name: alert.name } as const;
        await notifyOnce(trx, kind, alert, { moment, event, at: clock.now() });
      }
      if (alert.name === 'broken') throw new Error('it is broken');
      if (kills > 0) {
        kills -= 1;
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
      }
    },
  });
}
const shared = standing('cabinet');
const personal = standing('author');

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ id: cabinetId, owner } = await makeCabinet(app));
});
afterAll(() => app.close());

const viewer = (person: TestUser) => ({ cabinetId, userId: person.id });
const add = (kind: typeof shared, name: string, person = owner) =>
  addAlert(app.context, kind, viewer(person), { name, marketplace: MARKETPLACE, filter: {} });
const deliver = (kind = shared, context: Context = app.context) => deliverAlerts(context, kind);
const bell = async (person = owner) => {
  const { notifications } = await app.call(listNotifications, {}, person.token);
  return notifications.map(({ event }) => ('name' in event ? event.name : '')).toSorted();
};
const judgedDays = async () =>
  (await listAlerts<Alert>(app.context.db, shared, viewer(owner))).map((alert) => alert.judged_day);
const colleagueOf = async () => {
  const colleague = await makeUser(app);
  await addMember(app, cabinetId, colleague, ['analyticsReadOnly']);
  return colleague;
};

describe('exactly once', () => {
  test('a worker that is killed between judging and the end of delivery has neither judged nor notified', async () => {
    await add(shared, 'one');
    kills = 1;
    await deliver();
    expect([await bell(), await judgedDays()]).toEqual([[], [null]]);
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect([await bell(), await judgedDays()]).toEqual([['one'], [DAY]]);
  });

  test('where many are kept together, all of them are after a kill, each once', async () => {
    await add(shared, 'one');
    await add(shared, 'two');
    kills = 1;
    await deliver();
    await deliver();
    expect([await bell(), await judgedDays()]).toEqual([
      ['one', 'two'],
      [DAY, DAY],
    ]);
  });

  test('the key of a firing outlives its alert’s progress', async () => {
    await add(shared, 'one');
    await deliver();
    await sql`update jump_alerts set judged_day = null where cabinet_id = ${cabinetId}`.execute(
      app.context.db,
    );
    await deliver();
    expect([await bell(), await judgedDays()]).toEqual([['one'], [DAY]]);
  });

  test('what was changed, switched off or deleted since it was judged is not delivered', async () => {
    const ids = [await add(shared, 'changed'), await add(shared, 'off'), await add(shared, 'deleted')];
    const judged = await shared.judge(app.context, { cabinetId });
    const [changed = 0, off = 0, deleted = 0] = ids;
    const rule = { name: 'other', marketplace: MARKETPLACE, filter: {} } as const;
    await updateAlert(app.context, shared, viewer(owner), { alertId: changed, rule });
    await updateAlert(app.context, shared, viewer(owner), { alertId: off, isOn: false });
    await deleteAlert(app.context, shared, viewer(owner), deleted);
    await keepJudged(app.context, shared, judged);
    expect([await bell(), await judgedDays()]).toEqual([[], [null, null]]);
  });
});

test('one that fails is logged with its stack, stays due and stops no other', async () => {
  for (const name of ['before', 'broken', 'after']) await add(shared, name);
  const lines: { err?: { stack?: string }; cabinetId?: number; alertId?: number }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  await deliver(shared, { ...app.context, log });
  expect([await bell(), await judgedDays()]).toEqual([
    ['after', 'before'],
    [DAY, null, DAY],
  ]);
  const [, broken] = await listAlerts<Alert>(app.context.db, shared, viewer(owner));
  expect(lines).toEqual([
    expect.objectContaining({
      alerts: 'jumpAlert',
      cabinetId,
      alertId: broken?.id,
      err: expect.objectContaining({ stack: expect.stringContaining('it is broken') }),
    }),
  ]);
});

describe('how many', () => {
  const addMany = async (kind: typeof shared, people: readonly TestUser[]) => {
    const adding = people.flatMap((person) =>
      Array.from({ length: MAXIMUM + 2 }, (_, place) => add(kind, String(place), person)),
    );
    const answers = await Promise.allSettled(adding);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toEqual(
      refused.map(() => expect.objectContaining({ key: 'jumpAlert.tooMany', meta: { maximum: MAXIMUM } })),
    );
    return answers.length - refused.length;
  };

  test('a cabinet has so many and no more, whoever adds them at once', async () => {
    expect(await addMany(shared, [owner, await colleagueOf()])).toBe(MAXIMUM);
  });

  test('each of its people has so many of their own', async () => {
    expect(await addMany(personal, [owner, await colleagueOf()])).toBe(2 * MAXIMUM);
  });
});

describe('whose', () => {
  test('what belongs to a cabinet is everybody’s, and notifies its author, then the owner', async () => {
    const colleague = await colleagueOf();
    const alertId = await add(shared, 'one', colleague);
    await updateAlert(app.context, shared, viewer(owner), { alertId, isOn: false });
    await deliver();
    await updateAlert(app.context, shared, viewer(owner), { alertId, isOn: true });
    await deliver();
    expect([await bell(colleague), await bell()]).toEqual([['one'], []]);
    await add(shared, 'two', colleague);
    await sql`update cabinet_members set roles = '{none}' where user_id = ${colleague.id}`.execute(
      app.context.db,
    );
    await deliver();
    expect([await bell(colleague), await bell()]).toEqual([['one'], ['two']]);
  });

  test('what belongs to its author is nobody else’s, and waits while they may not see the cabinet', async () => {
    const colleague = await colleagueOf();
    const alertId = await add(personal, 'one', colleague);
    const isNotFound = expect.objectContaining({ key: 'jumpAlert.notFound' });
    await expect(updateAlert(app.context, personal, viewer(owner), { alertId, isOn: false })).rejects.toEqual(
      isNotFound,
    );
    await expect(deleteAlert(app.context, personal, viewer(owner), alertId)).rejects.toEqual(isNotFound);
    const give = (roles: string) =>
      sql`update cabinet_members set roles = ${roles} where user_id = ${colleague.id}`.execute(
        app.context.db,
      );
    await give('{none}');
    await deliver(personal);
    expect([await bell(colleague), await bell()]).toEqual([[], []]);
    await give('{analyticsReadOnly}');
    await deliver(personal);
    expect(await bell(colleague)).toEqual(['one']);
  });

  test('a blocked cabinet is not judged', async () => {
    await add(shared, 'one');
    await sql`update cabinets set is_blocked = true where id = ${cabinetId}`.execute(app.context.db);
    await deliver();
    expect([await bell(), await judgedDays()]).toEqual([[], [null]]);
  });
});
