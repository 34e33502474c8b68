import { Readable } from 'node:stream';
import type { Listener } from './news.ts';
import { problem } from './problem.ts';

/** A browser opens six connections to a host, and the rest of the screen needs some of them. */
const MOST_OF_SESSION = 4;
const MOST_OF_USER = 20;
const COME_BACK_SECONDS = 60;
/** More than this is not kept for a reader who is slow: he is told to look again instead. */
const MOST_WAITING = 50;

const HELLO = ': hello\n\n';
const AGAIN = 'event: again\ndata: {}\n\n';
const HEARTBEAT = ':\n\n';

export type StreamAsked = {
  topic: string;
  userId: number;
  sessionId: string;
  cabinetId: number;
  /** Rejected once the person may not read this any more. */
  demand: () => Promise<unknown>;
  /** What of the news the person is told; undefined: nothing. */
  read: (event: unknown) => unknown;
};

export type EventStreams = {
  /** The body of an answer that does not end. Throws the refusal when there are too many. */
  open(asked: StreamAsked): Readable;
  count(): number;
  closeAll(): void;
};

type Options = { heartbeatMs: number; demandMs: number };
const USUAL: Options = { heartbeatMs: 15_000, demandMs: 60_000 };

type Stream = Pick<StreamAsked, 'userId' | 'sessionId'> & { end: () => void };

export function createEventStreams(listener: Listener, options: Options = USUAL): EventStreams {
  const streams = new Set<Stream>();

  function refuseTooMany({ userId, sessionId }: StreamAsked): void {
    const ofUser = [...streams].filter((stream) => stream.userId === userId);
    const ofSession = ofUser.filter((stream) => stream.sessionId === sessionId);
    if (ofUser.length >= MOST_OF_USER || ofSession.length >= MOST_OF_SESSION)
      throw problem('request.tooMany', { seconds: COME_BACK_SECONDS });
  }

  return {
    open: (asked) => {
      refuseTooMany(asked);
      const { body, end } = openStream(listener, asked, options);
      const stream = { userId: asked.userId, sessionId: asked.sessionId, end };
      streams.add(stream);
      body.once('close', () => streams.delete(stream));
      return body;
    },
    count: () => streams.size,
    closeAll: () => {
      for (const { end } of streams) end();
    },
  };
}

function openStream(listener: Listener, asked: StreamAsked, { heartbeatMs, demandMs }: Options) {
  let waiting: string[] = [];
  let isTelling = false;
  let isStopped = false;
  /** The reader has not taken what was written; nothing more is until it has. */
  let isBehind = false;
  let demandedAt = performance.now();
  const body = new Readable({
    read: () => {
      if (!isBehind) return;
      isBehind = false;
      write(AGAIN);
    },
  });

  function end(): void {
    if (!body.readableEnded && !body.destroyed) body.push(null);
    stop();
  }

  function write(text: string): void {
    if (body.destroyed || isStopped || isBehind) return;
    if (!body.push(text)) isBehind = true;
  }

  /** Nothing is told to a person who has lost the right since the last time. */
  async function tellWaiting(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      while (waiting.length > 0) {
        await asked.demand();
        demandedAt = performance.now();
        write(waiting.splice(0).join(''));
      }
    } catch {
      end();
    } finally {
      isTelling = false;
    }
  }

  function queue(text: string): void {
    waiting = text === AGAIN || waiting.length >= MOST_WAITING ? [AGAIN] : [...waiting, text];
    void tellWaiting();
  }

  const stopHearing = listener.hear((news) => {
    if (news === undefined) queue(AGAIN);
    else if (news.topic === asked.topic && news.cabinetId === asked.cabinetId) {
      const event = asked.read(news.event);
      if (event !== undefined) queue(`data: ${JSON.stringify(event)}\n\n`);
    }
  });

  let missedBeats = 0;
  const beat = setInterval(() => {
    missedBeats = isBehind ? missedBeats + 1 : 0;
    // Nobody reads at the other end; a browser that is still there asks anew.
    if (missedBeats > 2) body.destroy();
    write(HEARTBEAT);
    if (performance.now() - demandedAt < demandMs) return;
    demandedAt = performance.now();
    asked.demand().catch(end);
  }, heartbeatMs);

  function stop(): void {
    isStopped = true;
    waiting = [];
    clearInterval(beat);
    stopHearing();
  }

  body.once('close', stop);
  body.push(HELLO);
  // Otherwise it is said as soon as the connection stands.
  if (listener.isListening()) body.push(AGAIN);
  return { body, end };
}
