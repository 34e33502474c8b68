import type { ServerResponse } from 'node:http';
import { MarketError } from './market-error.ts';

/** Requests of one login at the same time, as the documentation of the contract's year says. */
const PARALLEL = 2;

export type ParallelLimit = {
  /** Counts a request until its answer has left; throws the refusal when there are too many. */
  enter(login: string, response: ServerResponse): void;
};

export function limitParallel(): ParallelLimit {
  const running = new Map<string, number>();
  const add = (login: string, change: number) => {
    const count = (running.get(login) ?? 0) + change;
    if (count > 0) running.set(login, count);
    else running.delete(login);
  };
  return {
    enter(login, response) {
      if ((running.get(login) ?? 0) >= PARALLEL)
        throw new MarketError(420, `Hit rate limit of ${PARALLEL} parallel requests`);
      add(login, 1);
      let isOver = false;
      const leave = () => {
        if (isOver) return;
        isOver = true;
        add(login, -1);
      };
      response.once('finish', leave);
      response.once('close', leave);
    },
  };
}
