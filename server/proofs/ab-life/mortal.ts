import type { Context } from '../../src/platform/context.ts';

/** What a process that was killed would have said. */
export class Killed extends Error {}

/**
 * A context that dies after so many statements and calls: nothing that was begun is heard of any more. A call that went out
 * last is heard by the other side, and its answer by nobody.
 */
export function mortal(context: Context, lives: number): Context {
  let left = lives;
  const live = () => {
    if (left <= 0) throw new Killed('killed');
    left -= 1;
  };
  const db = new Proxy(context.db, {
    get(target, name) {
      live();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    ...context,
    db,
    send: async (request) => {
      live();
      const answer = await context.send(request);
      live();
      return answer;
    },
  };
}
