import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWindowCounts } from './count-window.ts';

const MINUTE = 60_000;
const START = 100 * MINUTE;

test('requests of one window add up, and those of the next begin anew', () => {
  const counts = createWindowCounts(MINUTE);
  expect(counts.add('a', START)).toEqual({ current: 1, ttl: MINUTE });
  expect(counts.add('a', START + 59_000)).toEqual({ current: 2, ttl: 1000 });
  expect(counts.add('b', START + 59_000)).toMatchObject({ current: 1 });
  expect(counts.add('a', START + MINUTE)).toEqual({ current: 1, ttl: MINUTE });
});

test('what other processes have counted is added, and nothing is sent twice', () => {
  const counts = createWindowCounts(MINUTE);
  counts.add('a', START);
  const [sent] = counts.listUnsent();
  expect(sent).toEqual({ address: 'a', windowAt: START, count: 1 });
  // One more comes while the first is on its way.
  counts.add('a', START + 1);
  if (sent) counts.take(sent, 40);
  expect(counts.listUnsent()).toEqual([{ address: 'a', windowAt: START, count: 1 }]);
  expect(counts.add('a', START + 2).current).toBe(42);
});

test('a total of a window that is over changes nothing', () => {
  const counts = createWindowCounts(MINUTE);
  counts.add('a', START);
  const [sent] = counts.listUnsent();
  counts.add('a', START + MINUTE);
  if (sent) counts.take(sent, 500);
  expect(counts.add('a', START + MINUTE).current).toBe(2);
});

test('any number of processes that synchronise now and then count every request once', () => {
  const step = fc.record({ process: fc.integer({ min: 0, max: 2 }), isSync: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const processes = [0, 1, 2].map(() => createWindowCounts(MINUTE));
      let stored = 0;
      let requested = 0;
      const sync = (of: (typeof processes)[number] | undefined) =>
        of?.listUnsent().forEach((unsent) => {
          stored += unsent.count;
          of.take(unsent, stored);
        });
      for (const { process, isSync } of steps) {
        if (isSync) sync(processes[process]);
        else {
          requested += 1;
          processes[process]?.add('a', START);
        }
      }
      processes.forEach(sync);
      expect(stored).toBe(requested);
    }),
  );
});
