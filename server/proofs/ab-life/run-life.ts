import type { AbStatus } from '@vitrina/contract/ab-tests/project.ts';
import { getAbTest } from '@vitrina/contract/ab-tests/project.ts';
import * as running from '@vitrina/contract/ab-tests/running.ts';
import { sql } from 'kysely';
import type { CabinetsTables } from '../../src/cabinets/tables.ts';
import type { AbProduct, AbWorld } from '../../test/builders/ab-world.ts';
import { readBalances } from '../../test/builders/ledger-load.ts';
import { Killed, mortal } from './mortal.ts';

export type LifeStep =
  | { kind: 'command'; command: keyof typeof COMMANDS }
  | { kind: 'pass'; minutes: number }
  /** The worker is killed after so many statements and calls of its next passes. */
  | { kind: 'kill'; lives: number }
  | { kind: 'fault'; fault: (typeof FAULTS)[number]; times: number }
  | { kind: 'key'; isWorking: boolean };

const COMMANDS = {
  start: running.startAbTest,
  pause: running.pauseAbTest,
  resume: running.resumeAbTest,
  finish: running.finishAbTest,
} as const;
export const FAULTS = [
  'status500',
  'status429',
  'reset',
  'truncatedJson',
  'picturesFailed',
  'picturesSkipped',
  'keyReadOnly',
  'keyExpired',
] as const;

/** Which commands a state takes, as the specification says; the product's own function is not asked. */
const TAKES: Record<AbStatus, readonly (keyof typeof COMMANDS)[]> = {
  setup: ['start'],
  running: ['pause', 'finish'],
  paused: ['resume', 'finish'],
  finished: [],
};
const PRICE = 490;
const LONGEST_WAIT_MINUTES = 120;
type OfTest = { cabinetId: number; testId: number };

async function setKey({ app, cabinetId }: AbWorld, isWorking: boolean): Promise<void> {
  await app.context.db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ key_status: isWorking ? 'valid' : 'expired' })
    .where('id', '=', cabinetId)
    .execute();
}

/** An outage of the marketplace or a refused key may stop a command that the state would take. */
const OUTSIDE = ['"subject":"external"', '"subject":"cabinet"', '"action":"readOnlyKey"'];

async function command(world: AbWorld, of: OfTest, name: keyof typeof COMMANDS): Promise<string[]> {
  const { app, owner } = world;
  const { status } = await app.call(getAbTest, of, owner.token);
  const answer = await app.inject(COMMANDS[name], of, owner.token);
  const isTaken = TAKES[status].includes(name);
  const isOutside = OUTSIDE.some((words) => answer.text.includes(words));
  if ((answer.status === 200) === isTaken || (isTaken && isOutside)) return [];
  return [`${name} of a test in ${status}: ${answer.text.slice(0, 200)}`];
}

async function passMortal(world: AbWorld, lives: number): Promise<void> {
  try {
    await world.pass(10, mortal(world.app.context, lives));
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
}

async function take(world: AbWorld, of: OfTest, step: LifeStep): Promise<string[]> {
  switch (step.kind) {
    case 'command':
      return command(world, of, step.command);
    case 'pass':
      await world.pass(step.minutes);
      return [];
    case 'kill':
      await passMortal(world, step.lives);
      return [];
    case 'fault':
      await world.sandbox.fault({
        part: 'ozon',
        fault: step.fault,
        key: world.sandbox.sellerId,
        times: step.times,
        retryAfterSeconds: 60,
      });
      return [];
    case 'key':
      await setKey(world, step.isWorking);
      return [];
    default:
      return step satisfies never;
  }
}

async function readEnd(world: AbWorld, { testId }: OfTest) {
  const { rows } = await sql<{ rotated: number; open: number; holds: number }>`
    select
      count(*) filter (where not is_warm_up and shown_from is not null) as rotated,
      count(*) filter (where state in ('planned', 'showing')) as open,
      (select count(*) from wallet_holds where test_id = ${testId} and once_key = ${`abTest:${testId}`}) as holds
    from ab_windows where test_id = ${testId}`.execute(world.app.context.db);
  return rows[0] ?? { rotated: 0, open: 0, holds: 0 };
}

/** Everything works again and the test is ended: then all of it has to be right. */
async function judgeEnd(
  world: AbWorld,
  of: OfTest,
  product: AbProduct,
  before: { card: string[]; points: number },
) {
  const { app, owner } = world;
  const read = () => app.call(getAbTest, of, owner.token);
  const wasStarted = (await read()).status !== 'setup';
  if (wasStarted) await app.inject(running.finishAbTest, of, owner.token);
  for (let waited = 0; (await read()).card === 'restoring' && waited < LONGEST_WAIT_MINUTES; waited += 10)
    await world.pass(10);
  const test = await read();
  const { rotated, open, holds } = await readEnd(world, of);
  const spent = rotated > 0 ? PRICE : 0;
  const balance = (await readBalances(app.context.db, [owner.id])).get(owner.id);
  const card = await world.look(product);
  const broken = {
    [`the card is ${JSON.stringify(card)} and was ${JSON.stringify(before.card)} (${test.card})`]:
      JSON.stringify(card) !== JSON.stringify(before.card),
    [`the state is ${test.status}`]: wasStarted && test.status !== 'finished',
    [`${before.points - (balance?.available ?? 0)} points are gone instead of ${spent} (${test.points})`]:
      before.points - (balance?.available ?? 0) !== spent || balance?.frozen !== 0,
    [`${holds} holds`]: holds > 1,
    [`${open} windows are open`]: open > 0,
  };
  return Object.entries(broken).flatMap(([words, isBroken]) => (isBroken ? [words] : []));
}

/** One test of a product, from a draft through everything that happens to it to its end. Answers what was wrong. */
export async function runLife(
  world: AbWorld,
  product: AbProduct,
  steps: readonly LifeStep[],
): Promise<string[]> {
  const { app, owner } = world;
  const points = (await readBalances(app.context.db, [owner.id])).get(owner.id)?.available ?? 0;
  const before = { card: await world.look(product), points };
  const of = await world.makeTest(product, { forceFinish: '1.00:00:00' });
  const broken: string[] = [];
  for (const step of steps) broken.push(...(await take(world, of, step)));
  await world.sandbox.clearFaults();
  await setKey(world, true);
  broken.push(...(await judgeEnd(world, of, product, before)));
  await sql`delete from ab_tests where id = ${of.testId}`.execute(app.context.db);
  return broken.map((words) => `${words}, after ${JSON.stringify(steps)}`);
}
