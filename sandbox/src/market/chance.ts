/** Everything random in the market is a hash of the seed and of what it is about, so nothing has to be stored. */
export function mix(one: number, other: number): number {
  let value = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x7f4a7c15, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** 0 up to but not including 1. */
export function unit(hash: number): number {
  return hash / 4_294_967_296;
}

// The sum of four bytes has a mean of 510 and this deviation.
const FOUR_BYTES_DEVIATION = 147.8;

/** Roughly normal: mean 0, deviation 1, never beyond 3.45. */
export function bell(hash: number): number {
  const sum = (hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24);
  return (sum - 510) / FOUR_BYTES_DEVIATION;
}
