import { type Clock, stoppedClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/** A request with it is answered by the sandbox as it was at that moment (docs/sandbox.md). */
export const MOMENT_HEADER = 'x-moment';

/** The context that lives by another clock, here and in the sandbox. */
export function contextBy(context: Context, clock: Clock): Context {
  const { send } = context;
  return {
    ...context,
    clock,
    send: (request) =>
      send({ ...request, headers: { ...request.headers, [MOMENT_HEADER]: clock.now().toISOString() } }),
  };
}

/** The context of one moment. */
export function contextAt(context: Context, at: Date): Context {
  return contextBy(context, stoppedClock(at));
}
