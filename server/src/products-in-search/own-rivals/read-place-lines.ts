import { setImmediate } from 'node:timers/promises';
import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import type { HourlyPlaces } from './shared-shelf.ts';

/** `key`: what the first column says, a shelf or a term. */
export type PlaceLine = { key: number; cityId: number; sku: number; places: HourlyPlaces };

const MORE = 0x80;
/** Millions of places are read in parts: other requests go on between them. */
const LINES_AT_ONCE = 50;

/** Reads on from where it stands. */
function openReader(binary: Buffer) {
  let at = 0;
  /** The engine writes the length of an array in sevens of bits, the lowest first. */
  function readLength(): number {
    let [length, factor, byte] = [0, 1, MORE];
    while (byte >= MORE) {
      byte = binary.readUInt8(at);
      at += 1;
      length += (byte % MORE) * factor;
      factor *= MORE;
    }
    return length;
  }
  /** Copied, because what lies between the lines is not aligned. */
  function take(bytes: number): ArrayBuffer {
    const part = new Uint8Array(binary.subarray(at, at + bytes));
    at += bytes;
    return part.buffer;
  }
  return {
    isOver: () => at >= binary.length,
    readUInt32: () => binary.readUInt32LE((at += 4) - 4),
    readUInt64: () => Number(binary.readBigUInt64LE((at += 8) - 8)),
    readUInt32s: () => new Uint32Array(take(4 * readLength())),
    readUInt16s: () => new Uint16Array(take(2 * readLength())),
  };
}

/** Of several readings of an hour, the last. */
function placesByHour(seconds: Uint32Array, places: Uint16Array, hours: number): HourlyPlaces {
  const byHour = new Uint16Array(hours);
  const readAt = new Uint32Array(hours);
  for (const [index, second] of seconds.entries()) {
    const hour = Math.floor(second / HOUR_SECONDS);
    if (byHour[hour] !== 0 && second < (readAt[hour] ?? 0)) continue;
    byHour[hour] = places[index] ?? 0;
    readAt[hour] = second;
  }
  return byHour;
}

/** Rows of the engine's own RowBinary: a UInt32, a UInt32, a UInt64, an array of seconds and one of places. */
export async function readPlaceLines(binary: Buffer, hours: number): Promise<PlaceLine[]> {
  const reader = openReader(binary);
  const lines: PlaceLine[] = [];
  while (!reader.isOver()) {
    const head = { key: reader.readUInt32(), cityId: reader.readUInt32(), sku: reader.readUInt64() };
    const seconds = reader.readUInt32s();
    lines.push({ ...head, places: placesByHour(seconds, reader.readUInt16s(), hours) });
    if (lines.length % LINES_AT_ONCE === 0) await setImmediate();
  }
  return lines;
}
