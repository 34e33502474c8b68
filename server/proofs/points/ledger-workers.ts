import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { TestApp } from '../../test/app.ts';
import { COMPILED } from '../../test/processes/compiled.ts';

export type Load = { url: string; userIds: number[]; operations: number; seed: number; of: number };
/** `heard`: orders of its share that were answered. */
type Slot = { child: ChildProcess; isDone: boolean; heard: number };
/** What may have been stored without an answer is posted again, and a little more. */
const REPEATED = 10;

/** Processes that post, each its share; for one that is killed another goes on a little before the last answer. */
export function startWorkers(load: Load, acknowledged: Set<string>) {
  const file = path.join(import.meta.dirname, '../../test/processes/ledger-load-child.ts');
  const slots: Slot[] = [];

  function start(nth: number, heard = 0): void {
    const from = Math.max(0, heard - REPEATED);
    const child = spawn(process.execPath, [file, JSON.stringify({ ...load, nth, from })], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    });
    const slot: Slot = { child, isDone: false, heard: from };
    slots[nth] = slot;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'done') {
        slot.isDone = true;
        return;
      }
      slot.heard += 1;
      const [outcome, key] = line.split(' ');
      if (outcome === 'posted' && key !== undefined) acknowledged.add(key);
    });
  }

  for (let nth = 0; nth < load.of; nth += 1) start(nth);
  return {
    kill: async (nth: number): Promise<boolean> => {
      const slot = slots[nth];
      if (!slot || slot.isDone) return false;
      const exit = once(slot.child, 'exit');
      slot.child.kill('SIGKILL');
      await exit;
      start(nth, slot.heard);
      return true;
    },
    areDone: () => slots.every(({ isDone }) => isDone),
    end: () => slots.forEach(({ child }) => child.kill('SIGKILL')),
  };
}

export async function listLost({ context }: TestApp, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select idempotency_key as key from ledger_operations where idempotency_key like 'load:%'`.execute(
    context.db,
  );
  const stored = new Set(rows.map(({ key }) => key));
  return [...acknowledged].filter((key) => !stored.has(key)).map((key) => `${key} is lost`);
}
