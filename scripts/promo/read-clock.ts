import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLOCK_HEADER } from '../../packages/contract/src/clock-header.ts';
import { type Clock, machineClock } from '../../server/src/platform/clock.ts';

const WAIT_MS = 3000;

function addressOf(data: string): string | undefined {
  try {
    const { note } = JSON.parse(readFileSync(path.join(data, 'in-use.json'), 'utf8')) as { note?: string };
    return note?.startsWith('http') ? note : undefined;
  } catch {
    return undefined;
  }
}

/** What a running product takes for now: by a sandbox's fast clock a month may be over in hours. */
export async function readClock(data: string): Promise<Clock> {
  const address = addressOf(data);
  const answer =
    address &&
    (await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined));
  const [moment] = answer ? (answer.headers.get(CLOCK_HEADER)?.split(' ') ?? []) : [];
  return moment === undefined ? machineClock : { now: () => new Date(moment), speed: () => 1 };
}
