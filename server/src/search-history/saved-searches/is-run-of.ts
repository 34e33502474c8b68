import type { Day } from '@vitrina/contract/dates.ts';
import { digestSearch, type SearchKey } from './digest-search.ts';

/**
 * Days of a saved search leave the history that the plan shows. It is then run with those that are left, and once none
 * is, with whatever days the screen begins with.
 */
export function isRunOf(saved: SearchKey, run: SearchKey, firstVisible: Day): boolean {
  const from = saved.from < firstVisible ? firstVisible : saved.from;
  const shown = from <= saved.to ? { from, to: saved.to } : { from: run.from, to: run.to };
  return digestSearch({ ...saved, ...shown }) === digestSearch(run);
}
