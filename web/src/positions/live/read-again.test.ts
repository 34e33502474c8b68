import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAgain } from './read-again.ts';

/** A screen that shows what stands under a key; its readings end on request, in their order. */
function show(client: QueryClient, key: string) {
  const readings: PromiseWithResolvers<number>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: [key],
    retry: false,
    queryFn: () => {
      const reading = Promise.withResolvers<number>();
      readings.push(reading);
      return reading.promise;
    },
  });
  observer.subscribe(() => undefined);
  return { readings, shown: () => observer.getCurrentResult().data };
}

const isPlaces = ([key]: readonly unknown[]) => key === 'places';

test('a change during the first reading is read by another one after it', async () => {
  const client = new QueryClient();
  const { readings, shown } = show(client, 'places');
  const done = readAgain(client, isPlaces);
  readings[0]?.resolve(1);
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.resolve(2);
  await done;
  expect(shown()).toBe(2);
  expect(readings).toHaveLength(2);
});

test('so does one that fails', async () => {
  const client = new QueryClient();
  const { readings, shown } = show(client, 'places');
  const done = readAgain(client, isPlaces);
  readings[0]?.reject(new Error('no'));
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.resolve(2);
  await done;
  expect(shown()).toBe(2);
});

test('what is shown already is read once more, and nothing else is', async () => {
  const client = new QueryClient();
  const [places, others] = [show(client, 'places'), show(client, 'others')];
  for (const { readings } of [places, others]) readings[0]?.resolve(1);
  await expect.poll(() => [places.shown(), others.shown()]).toEqual([1, 1]);
  const done = readAgain(client, isPlaces);
  places.readings[1]?.resolve(2);
  await done;
  expect([places.shown(), others.shown()]).toEqual([2, 1]);
  expect([places.readings.length, others.readings.length]).toEqual([2, 1]);
});

test('a change during a later reading begins it anew', async () => {
  const client = new QueryClient();
  const { readings, shown } = show(client, 'places');
  readings[0]?.resolve(1);
  await expect.poll(shown).toBe(1);
  const [earlier, later] = [readAgain(client, isPlaces), readAgain(client, isPlaces)];
  readings[2]?.resolve(3);
  readings[1]?.resolve(2);
  await Promise.all([earlier, later]);
  expect(shown()).toBe(3);
});

test('of a reading that is not meant any more there is no second one', async () => {
  const client = new QueryClient();
  const { readings } = show(client, 'places');
  let isHeld = false;
  const done = readAgain(client, (key) => !isHeld && isPlaces(key));
  isHeld = true;
  readings[0]?.resolve(1);
  await done;
  expect(readings).toHaveLength(1);
});
