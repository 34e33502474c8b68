import type { Day } from '@vitrina/contract/dates.ts';
import { digestSearch, type SearchKey } from './digest-search.ts';

/**
 * Days of a saved search leave the history that the plan shows. It is then asked with those that are left, and once none
 * is, with whatever days the screen begins with.
 */
export function isRunOf(saved: SearchKey, asked: SearchKey, firstVisible: Day): boolean {
  const from = saved.from < firstVisible ? firstVisible : saved.from;
  const shown = from <= saved.to ? { from, to: saved.to } : { from: asked.from, to: asked.to };
  return digestSearch({ ...saved, ...shown }) === digestSearch(asked);
}
