import type { Followed } from '../../platform/api/follow-events.ts';

type Listener<Event> = { onEvent: (event: Event | 'again') => void; onLive: (isLive: boolean) => void };
type Stream<Event> = { listeners: Set<Listener<Event>>; isLive: boolean; stop: () => void };
type Follow<Key, Event> = (key: Key, to: Followed<Event>) => () => void;

/** Between two screens nobody listens for a moment. */
const LINGER_MS = 3000;

/** One stream of a key, however many blocks of the screen want to hear. Answers how to hear one; that answers how to stop. */
export function shareStreams<Key, Event>(follow: Follow<Key, Event>) {
  const streams = new Map<Key, Stream<Event>>();

  function open(key: Key): Stream<Event> {
    const listeners = new Set<Listener<Event>>();
    const listener = (event: Event | 'again') => listeners.forEach(({ onEvent }) => onEvent(event));
    const stream: Stream<Event> = {
      listeners,
      isLive: false,
      stop: follow(key, {
        onEvent: listener,
        onAgain: () => listener('again'),
        onLive: (isLive) => {
          if (stream.isLive === isLive) return;
          stream.isLive = isLive;
          listeners.forEach(({ onLive }) => onLive(isLive));
        },
      }),
    };
    streams.set(key, stream);
    return stream;
  }

  return (key: Key, listener: Listener<Event>): (() => void) => {
    const stream = streams.get(key) ?? open(key);
    stream.listeners.add(listener);
    listener.onLive(stream.isLive);
    return () => {
      stream.listeners.delete(listener);
      setTimeout(() => {
        if (stream.listeners.size > 0 || streams.get(key) !== stream) return;
        streams.delete(key);
        stream.stop();
      }, LINGER_MS);
    };
  };
}
