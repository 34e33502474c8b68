import type { InputOf, OutputOf, Route } from '@vitrina/contract/route.ts';
import * as z from 'zod/mini';
import { Problem } from './problem.ts';
import { createEventReader, type EventBlock } from './read-events.ts';
import { send } from './send.ts';

/** The server says something every fifteen seconds; one that is silent for longer is not there. */
const SILENCE_MS = 40_000;
/** A tab that nobody sees gives its connection back: a browser has six of them for a host. */
const HIDDEN_MS = 20_000;
const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

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
      // Signed out: the session tells for itself (send.ts), and the next one begins anew.
      if (problem instanceof Problem && problem.status === 401) return;
      const held = performance.now() - begunAt > SILENCE_MS / 2;
      waitMs = held ? SHORTEST_WAIT_MS : nextWait(waitMs, problem);
      // Browsers that lost one server do not all come back at once.
      await pause(waitMs * (0.5 + Math.random()), leaving.signal);
    }
  }

  void follow();
  return () => leaving.abort();
}

/** What was refused stays refused for a while; a server that is away is asked less and less often. */
function nextWait(waitMs: number, problem: unknown): number {
  const isRefused = problem instanceof Problem && [400, 403, 404, 429].includes(problem.status);
  return isRefused ? LONGEST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function untilSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
}

/** Runs once the tab was hidden for long. Answers how to stop watching. */
function afterHidden(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(run, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
