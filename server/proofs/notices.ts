import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../test/app.ts';
import { demoBot } from '../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';
import { bundleWorker } from '../test/processes/bundle-worker.ts';
import { type Product, startProduct } from '../test/processes/product-process.ts';
import { type Figure, never, type Size } from './figure.ts';
import {
  countLetters,
  countUnfinished,
  makeReaders,
  markOf,
  notifyOfDay,
  type Reader,
  readLog,
} from './notices/days.ts';
import { type Cut, type Line, openLine } from './notices/line.ts';

const SIZES: Record<Size, { kills: number; cuts: number }> = {
  small: { kills: 3, cuts: 2 },
  full: { kills: 200, cuts: 100 },
};
const START = new Date('2026-11-21T09:00:00Z');
const WORKERS = 4;
const LONGEST_LIFE_MS = 900;
const LONGEST_WAIT_MS = 180_000;
/** This part of the messages loses its line while cuts are wanted. */
const CUT_CHANCE = 0.5;
/** Of kills: this part hits a worker whose message has just been taken, the others come at any moment. */
const AIMED_CHANCE = 0.5;

type World = {
  app: TestApp;
  sandbox: Sandbox;
  line: Line;
  readers: readonly Reader[];
  bundle: string;
  wanted: { kills: number; cuts: number };
  /** A message was taken while somebody waited to kill. */
  onTaken: { next: (() => Promise<void>) | undefined };
};

async function openWorld(size: Size): Promise<World> {
  const wanted = { ...SIZES[size] };
  const sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: START.toISOString(), speed: 1 });
  const { token } = await demoBot(sandbox);
  const onTaken: World['onTaken'] = { next: undefined };
  const line = await openLine(`${sandbox.url}/telegram`, {
    onTaken: async () => {
      const strike = onTaken.next;
      onTaken.next = undefined;
      await strike?.();
    },
    cutOf: () => cutNow(wanted),
  });
  const app = await startTestApp({
    now: START,
    env: {
      ...sandbox.env,
      TELEGRAM_URL: line.url,
      TELEGRAM_BOT_TOKEN: token,
      SMTP_URL: sandbox.smtpUrl,
      CLOCK_URL: `${sandbox.url}/clock`,
    },
  });
  const readers = await makeReaders(app, sandbox);
  return { app, sandbox, line, readers, bundle: await bundleWorker('notices'), wanted, onTaken };
}

/** By turns before the messenger has it and after. */
function cutNow(wanted: { cuts: number }): Cut {
  if (wanted.cuts === 0 || Math.random() >= CUT_CHANCE) return 'none';
  wanted.cuts -= 1;
  return wanted.cuts % 2 === 0 ? 'before' : 'after';
}

async function startWorker({ app, bundle }: World): Promise<Product> {
  for (;;) {
    const product = await startProduct(app, { bundle }).catch(() => undefined);
    if (product) return product;
  }
}

/** As if the time had passed after which what a killed worker held is free; nobody else has a message under way. */
async function passLease({ app, sandbox, line }: World): Promise<void> {
  while (line.open() > 0) await wait(20);
  await sql`update notification_deliveries set taken_until = clock_timestamp() where taken_until is not null`.execute(
    app.context.db,
  );
  await sandbox.clock({ advanceMinutes: 3 });
  app.clock.set((await sandbox.clock()).now);
}

async function kill(world: World, alive: Product[]): Promise<void> {
  const strike = async () => {
    // Whose message it is does not matter: all of them end at once, as with a machine.
    const victims = alive.splice(0);
    await Promise.all(victims.map((product) => product.kill()));
    world.wanted.kills -= victims.length;
  };
  const isAimed = Math.random() < AIMED_CHANCE;
  if (!isAimed) {
    await wait(Math.random() * LONGEST_LIFE_MS);
    return strike();
  }
  const done = Promise.withResolvers<void>();
  world.onTaken.next = () => strike().then(done.resolve, done.reject);
  await Promise.race([done.promise, wait(5000)]);
  if (world.onTaken.next !== undefined) {
    world.onTaken.next = undefined;
    await strike();
  } else await done.promise;
}

async function untilDone(world: World): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while ((await countUnfinished(world.app)) > 0) {
    if (Date.now() > deadline) throw new Error('In vain: every notification comes to its end.');
    await passLease(world);
    await wait(1500);
  }
}

/** A day's notice for each reader, workers that die over it, and a line that breaks; then one worker finishes. */
async function liveThrough(world: World): Promise<string[]> {
  const marks: string[] = [];
  for (let day = 0; world.wanted.kills > 0 || world.wanted.cuts > 0; day += 1) {
    const alive = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(world)));
    for (const reader of world.readers) {
      await notifyOfDay(world.app, reader, day);
      marks.push(markOf(reader, day));
    }
    if (world.wanted.kills > 0) await kill(world, alive);
    else {
      await wait(2500);
      await Promise.all(alive.splice(0).map((product) => product.stop()));
    }
    if (day % 2 === 1) await passLease(world);
  }
  const last = await startWorker(world);
  await untilDone(world);
  await last.stop();
  return marks;
}

/** Each day's notice once, whoever is killed and whatever line breaks; and what nobody can promise, by number. */
export async function prove(size: Size): Promise<Figure[]> {
  const world = await openWorld(size);
  const { app, sandbox, line, readers } = world;
  try {
    const marks = await liveThrough(world);
    const text = line.taken.join('\n');
    const inChat = (mark: string) => text.split(`${mark} `).length - 1;
    const log = await readLog(app);
    const letters = await countLetters(sandbox, readers);
    const says = (mark: string, entry: string) => log.get(mark)?.includes(entry) === true;
    const unknown = marks.filter((mark) => says(mark, 'messenger unknown'));
    const known = marks.filter((mark) => !unknown.includes(mark));
    const of = `${marks.length} notices`;
    const { kills, cuts } = SIZES[size];
    const struck = `${kills - world.wanted.kills} kills, ${line.cuts.before + line.cuts.after} of ${cuts} cuts`;
    const seen = unknown.filter((mark) => inChat(mark) > 0).length;
    return [
      never(
        'NOTICES',
        `${struck}: a day's notice twice in the messenger`,
        marks.filter((mark) => inChat(mark) > 1),
        of,
      ),
      never(
        'NOTICES',
        `${struck}: a day's notice that came neither by messenger nor by letter`,
        marks.filter((mark) => inChat(mark) === 0 && (letters.get(mark) ?? 0) === 0),
        of,
      ),
      never(
        'NOTICES',
        'the log says that it arrived, and it is not once in the chat, or there is a letter too',
        known.filter((mark) => inChat(mark) !== 1 || letters.has(mark) || !says(mark, 'messenger arrived')),
        `${known.length} notices`,
      ),
      never(
        'NOTICES',
        'the worker died, or the line broke, while the message left: the log does not say "unknown", or there is not one letter',
        unknown.filter((mark) => letters.get(mark) !== 1),
        `${unknown.length} notices`,
      ),
      {
        id: 'NOTICES',
        figure:
          'what cannot be promised: of those, the messenger had the message, so the person has it twice, as a message and as a letter that says so',
        required: 'counted',
        measured: `${seen} of ${unknown.length}; the other ${unknown.length - seen} came by letter alone`,
        isKept: true,
      },
    ];
  } finally {
    await app.close();
    await line.close();
    await sandbox.stop();
  }
}
