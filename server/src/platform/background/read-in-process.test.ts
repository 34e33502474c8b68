import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type ReadingLimits, readInProcess } from './read-in-process.ts';

const READER = new URL('../../../test/processes/reading-child.ts', import.meta.url);
const BYTES = new Uint8Array(300_000);
/** Reading gives way to everything else, and a busy machine has much else. */
const BUSY_MACHINE = { timeout: 120_000 };
const LIMITS: ReadingLimits = { seconds: 20, memoryMb: 300, patienceSeconds: 100 };

function read(how: string, limits: Partial<ReadingLimits> = {}) {
  return readInProcess<{ bytes: number }, { ended: string } | { bytes: number; rows: string[] }>(
    READER,
    { options: how, bytes: BYTES },
    { ...LIMITS, ...limits },
    async (reading) =>
      'ended' in reading
        ? reading
        : { ...reading.answer, rows: (await text(reading.rows)).trimEnd().split('\n') },
  );
}

describe('a reading process', BUSY_MACHINE, () => {
  test('gives its answer and all its rows', async () => {
    const { rows, ...answer } = { rows: [], ...(await read('read')) };
    expect(answer).toEqual({ bytes: BYTES.byteLength });
    expect([rows.length, rows.at(0), rows.at(-1)]).toEqual([102, 'first', 'last']);
  });

  test('that takes more processor time than it may is ended for its seconds', async () => {
    expect(await read('spin', { seconds: 1 })).toEqual({ ended: 'seconds' });
  });

  test.each(['objects', 'buffers'])('whose %s outgrow their limit is ended for its memory', async (what) => {
    expect(await read(what, { memoryMb: 150 })).toEqual({ ended: 'memoryMb' });
  });

  test.each(['killed', 'killedInRows', 'throw'])('that is or does "%s" has met no limit', async (how) => {
    expect(await read(how)).toEqual({ ended: 'failed' });
  });

  test('that the machine lets do nothing has met no limit', async () => {
    expect(await read('sleep', { patienceSeconds: 1 })).toEqual({ ended: 'failed' });
  });

  test('is over before its rows are used, so that slow storing keeps no place from others', async () => {
    const storing = Promise.withResolvers<string>();
    // As many as may read at once, and more.
    const slow = Array.from({ length: availableParallelism() }, () =>
      readInProcess(READER, { options: 'read', bytes: BYTES }, LIMITS, () => storing.promise),
    );
    expect(await read('read')).toMatchObject({ bytes: BYTES.byteLength });
    storing.resolve('stored');
    expect(await Promise.all(slow)).toEqual(slow.map(() => 'stored'));
  });
});
