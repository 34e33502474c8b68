import type { InputOf, OutputOf, Route } from '@vitrina/contract/route.ts';
import * as z from 'zod/mini';
import { afterHidden, pause, untilSeen } from '../token/page-seen.ts';
import { isSignedOut, nextWait, SHORTEST_WAIT_MS, SILENCE_MS, spread } from './follow-waits.ts';
import { createEventReader, type EventBlock } from './read-events.ts';
import { send } from './send.ts';

export type Followed<Event> = {
  onEvent: (event: Event) => void;
  /** Something may have been missed. */
  onAgain: () => void;
  /** false: whoever shows something has to ask for it by itself. */
  onLive: (isLive: boolean) => void;
};

/** Follows what a route tells for as long as the page is seen, over lost connections and expired tokens. */
export function followEvents<R extends Route>(
  route: R,
  input: InputOf<R>,
  to: Followed<OutputOf<R>>,
): () => void {
  const leaving = new AbortController();

  function take({ name, data }: EventBlock): void {
    to.onLive(true);
    if (name === 'again') to.onAgain();
    else if (data !== null) {
      const event = z.safeParse<R['output']>(route.output, JSON.parse(data));
      // One of a later release: that something changed is known all the same.
      if (event.success) to.onEvent(event.data);
      else to.onAgain();
    }
  }

  /** Until the connection ends, however it does. */
  async function listen(): Promise<void> {
    const connection = new AbortController();
    const end = () => connection.abort();
    leaving.signal.addEventListener('abort', end);
    const stopWatching = afterHidden(end);
    let silence = setTimeout(end, SILENCE_MS);
    try {
      const { body } = await send(route, input, { signal: connection.signal, isSecondary: true });
      const read = createEventReader();
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const piece = await reader?.read();
        if (piece?.value === undefined) return;
        clearTimeout(silence);
        silence = setTimeout(end, SILENCE_MS);
        read(piece.value).forEach(take);
      }
    } finally {
      clearTimeout(silence);
      stopWatching();
      leaving.signal.removeEventListener('abort', end);
      to.onLive(false);
    }
  }

  async function follow(): Promise<void> {
    let waitMs = SHORTEST_WAIT_MS;
    while (!leaving.signal.aborted) {
      await untilSeen(leaving.signal);
      if (leaving.signal.aborted) return;
      const begunAt = performance.now();
      const problem = await listen().then(
        () => undefined,
        (error: unknown) => error,
      );
      if (isSignedOut(problem)) return;
      waitMs = nextWait(waitMs, { heldMs: performance.now() - begunAt, problem });
      await pause(spread(waitMs), leaving.signal);
    }
  }

  void follow();
  return () => leaving.abort();
}
