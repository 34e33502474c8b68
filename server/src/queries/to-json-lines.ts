import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { SnapshotFigures } from './store-snapshots.ts';

/** Some 100 KB: written in about a millisecond. */
const ROWS_AT_ONCE = 1000;

/** Rows as lines of JSON for the engine, a piece at a time, so that whoever waits for the process is not held up. */
export async function* toJsonLines(rows: readonly SnapshotFigures[]): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const lines = rows.slice(start, start + ROWS_AT_ONCE).map((row) => `${JSON.stringify(row)}\n`);
    yield Buffer.from(lines.join(''));
    await yieldToOthers();
  }
}
