import { setTimeout as wait } from 'node:timers/promises';
import { fire } from '../../../bench/load/send-openly.ts';
import type { MorningShot } from './morning-screens.ts';
import type { SoakPerson } from './people.ts';

/** How many ask without a pause where the limit is measured: enough for both cores, too few to be refused. */
const READERS = 12;

export type Read = { atMs: number; ms: number; status: number; path: string };

type Reading = { origin: string; shots: readonly MorningShot[]; people: readonly SoakPerson[] };

async function readOne({ origin, shots, people }: Reading, nth: number): Promise<Read | undefined> {
  const [shot, person] = [shots[nth % shots.length], people[nth % people.length]];
  if (!shot || !person) return undefined;
  const { status, ms } = await fire(origin, await shot.of(person));
  return { atMs: performance.now(), ms, status, path: shot.path };
}

/** The most answers a second that people get who ask for the next screen as soon as they have the last one. */
export async function measureLimit(reading: Reading, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let [sent, answered] = [0, 0];
  async function read(): Promise<void> {
    while (performance.now() < until) {
      sent += 1;
      const one = await readOne(reading, sent);
      if (one?.status === 200) answered += 1;
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: READERS }, read));
  return answered / ((performance.now() - begun) / 1000);
}

/** So many requests a second, whether or not earlier ones are answered; every answer goes to `onRead`. */
export async function readAtRate(
  reading: Reading,
  { perSecond, untilMs, onRead }: { perSecond: number; untilMs: number; onRead: (read: Read) => void },
): Promise<void> {
  const begun = performance.now();
  const open = new Set<Promise<void>>();
  for (let nth = 0; performance.now() < untilMs; nth += 1) {
    const ahead = begun + (nth * 1000) / perSecond - performance.now();
    if (ahead > 1) await wait(ahead);
    const one = readOne(reading, nth).then((read) => {
      if (read) onRead(read);
      open.delete(one);
    });
    open.add(one);
  }
  await Promise.all(open);
}
