import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlaceLines } from './read-place-lines.ts';

const HOURS = 672;

/** As ClickHouse writes it: the length of an array in sevens of bits, the lowest first. */
function writeLength(length: number): number[] {
  return length < 128 ? [length] : [(length % 128) + 128, ...writeLength(Math.floor(length / 128))];
}

type Reading = readonly [second: number, place: number];

function writeLine(key: number, cityId: number, sku: number, readings: readonly Reading[]): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32LE(key);
  head.writeUInt32LE(cityId, 4);
  head.writeBigUInt64LE(BigInt(sku), 8);
  const length = Buffer.from(writeLength(readings.length));
  const seconds = Buffer.from(Uint32Array.from(readings.map(([second]) => second)).buffer);
  const places = Buffer.from(Uint16Array.from(readings.map(([, place]) => place)).buffer);
  return Buffer.concat([head, length, seconds, length, places]);
}

test('lines are read as they were written, whatever they hold', async () => {
  const places = fc.array(fc.integer({ min: 1, max: 65_535 }), { maxLength: HOURS });
  const line = fc.record({
    key: fc.nat({ max: 2 ** 32 - 1 }),
    cityId: fc.nat({ max: 1_000_000 }),
    sku: fc.nat({ max: 999_999_999_999 }),
    places,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 3 }), async (lines) => {
      const binary = Buffer.concat(
        lines.map(({ key, cityId, sku, places: some }) =>
          writeLine(
            key,
            cityId,
            sku,
            some.map((place, hour) => [hour * 3600 + 600, place] as const),
          ),
        ),
      );
      const read = await readPlaceLines(binary, HOURS);
      expect(
        read.map((one) => ({ ...one, places: Array.from(one.places).filter((place) => place > 0) })),
      ).toEqual(lines);
    }),
    { numRuns: 30 },
  );
});

test('of several readings of an hour the last counts, in whatever order they come', async () => {
  const readings: Reading[] = [
    [7200, 5],
    [7300, 6],
    [7250, 7],
  ];
  for (const some of [readings, readings.toReversed()]) {
    const [line] = await readPlaceLines(writeLine(1, 2, 3, some), 4);
    expect(Array.from(line?.places ?? [])).toEqual([0, 0, 6, 0]);
  }
});
