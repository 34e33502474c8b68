import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from '../engines/private-file.ts';

/** Everything in the simulated market follows from it. */
export const MARKET_SEED = 1;

const fileOf = (data: string) => path.join(data, 'market-queries');

/** How many queries the simulated market of a data folder has, where a seed made it larger than usual. */
export function readMarketSize(data: string): number | undefined {
  return existsSync(fileOf(data)) ? Number(readFileSync(fileOf(data), 'utf8')) : undefined;
}

/** Kept, because the days that are collected later come from the same market. */
export function keepMarketSize(data: string, queries: number): void {
  writePrivate(fileOf(data), `${queries}\n`);
}
