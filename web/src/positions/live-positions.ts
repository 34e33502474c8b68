import { followPositions, type PositionEvent } from '@vitrina/contract/position-events.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { followEvents } from '../platform/follow-events.ts';

type Listener = { onEvent: (event: PositionEvent | 'again') => void; onLive: (isLive: boolean) => void };
type Stream = { listeners: Set<Listener>; isLive: boolean; stop: () => void };

/** Between two screens of positions nobody listens for a moment. */
const LINGER_MS = 3000;

const streams = new Map<CabinetId, Stream>();

function open(cabinetId: CabinetId): Stream {
  const listeners = new Set<Listener>();
  const tell = (event: PositionEvent | 'again') => listeners.forEach(({ onEvent }) => onEvent(event));
  const stream: Stream = {
    listeners,
    isLive: false,
    stop: followEvents(
      followPositions,
      { cabinetId },
      {
        onEvent: tell,
        onAgain: () => tell('again'),
        onLive: (isLive) => {
          if (stream.isLive === isLive) return;
          stream.isLive = isLive;
          listeners.forEach(({ onLive }) => onLive(isLive));
        },
      },
    ),
  };
  streams.set(cabinetId, stream);
  return stream;
}

/** One stream of a cabinet in a tab, however many blocks of the screen want to hear. */
export function hearPositions(cabinetId: CabinetId, listener: Listener): () => void {
  const stream = streams.get(cabinetId) ?? open(cabinetId);
  stream.listeners.add(listener);
  listener.onLive(stream.isLive);
  return () => {
    stream.listeners.delete(listener);
    setTimeout(() => {
      if (stream.listeners.size > 0 || streams.get(cabinetId) !== stream) return;
      streams.delete(cabinetId);
      stream.stop();
    }, LINGER_MS);
  };
}
