import { Readable } from 'node:stream';
import { problem } from '../problem.ts';
import type { Listener } from './channel.ts';

/** A browser opens six connections to a host, and the rest of the screen needs some of them. */
const MOST_OF_SESSION = 4;
const MOST_OF_USER = 20;
const COME_BACK_SECONDS = 60;
/** More than this is not kept for a reader who is slow: he is told to look again instead. */
const MOST_WAITING = 50;

const HELLO = ': hello\n\n';
const AGAIN = 'event: again\ndata: {}\n\n';
const HEARTBEAT = ':\n\n';

export type StreamParams = {
  topic: string;
  userId: number;
  sessionId: string;
  cabinetId: number;
  /** Rejected once the person may not read this any more. */
  authorize: () => Promise<unknown>;
  /** What of a message the person is told; undefined: nothing. */
  read: (event: unknown) => unknown;
};

export type EventStreams = {
  /** The body of an answer that does not end. Throws the refusal when there are too many. */
  open(params: StreamParams): Readable;
  count(): number;
  closeAll(): void;
};

type Options = { heartbeatMs: number; authorizeMs: number };
const USUAL: Options = { heartbeatMs: 15_000, authorizeMs: 60_000 };

type Stream = Pick<StreamParams, 'userId' | 'sessionId'> & { end: () => void };

export function createEventStreams(listener: Listener, options: Options = USUAL): EventStreams {
  const streams = new Set<Stream>();

  function refuseTooMany({ userId, sessionId }: StreamParams): void {
    const ofUser = [...streams].filter((stream) => stream.userId === userId);
    const ofSession = ofUser.filter((stream) => stream.sessionId === sessionId);
    if (ofUser.length >= MOST_OF_USER || ofSession.length >= MOST_OF_SESSION)
      throw problem('request.tooMany', { seconds: COME_BACK_SECONDS });
  }

  return {
    open: (params) => {
      refuseTooMany(params);
      const { body, end } = openStream(listener, params, options);
      const stream = { userId: params.userId, sessionId: params.sessionId, end };
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

function openStream(listener: Listener, params: StreamParams, { heartbeatMs, authorizeMs }: Options) {
  let waiting: string[] = [];
  let isFlushing = false;
  let isStopped = false;
  /** The reader has not taken what was written; nothing more is until it has. */
  let isBehind = false;
  let authorizedAt = performance.now();
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
  async function flush(): Promise<void> {
    if (isFlushing) return;
    isFlushing = true;
    try {
      while (waiting.length > 0) {
        await params.authorize();
        authorizedAt = performance.now();
        write(waiting.splice(0).join(''));
      }
    } catch {
      end();
    } finally {
      isFlushing = false;
    }
  }

  function queue(text: string): void {
    waiting = text === AGAIN || waiting.length >= MOST_WAITING ? [AGAIN] : [...waiting, text];
    void flush();
  }

  const unsubscribe = listener.subscribe((message) => {
    if (message === undefined) queue(AGAIN);
    else if (message.topic === params.topic && message.cabinetId === params.cabinetId) {
      const event = params.read(message.event);
      if (event !== undefined) queue(`data: ${JSON.stringify(event)}\n\n`);
    }
  });

  let missedBeats = 0;
  const beat = setInterval(() => {
    missedBeats = isBehind ? missedBeats + 1 : 0;
    // Nobody reads at the other end; a browser that is still there asks anew.
    if (missedBeats > 2) body.destroy();
    write(HEARTBEAT);
    if (performance.now() - authorizedAt < authorizeMs) return;
    authorizedAt = performance.now();
    params.authorize().catch(end);
  }, heartbeatMs);

  function stop(): void {
    isStopped = true;
    waiting = [];
    clearInterval(beat);
    unsubscribe();
  }

  body.once('close', stop);
  body.push(HELLO);
  // Otherwise it is said as soon as the connection stands.
  if (listener.isListening()) body.push(AGAIN);
  return { body, end };
}
