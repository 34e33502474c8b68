import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react';
import { dayFurther, nextStop } from './strip-rows.ts';
import type { Time } from './times.ts';

const KEYS: Record<string, (at: number, stops: readonly number[], period: Time) => number> = {
  ArrowLeft: (at, stops) => nextStop(stops, at, -1),
  ArrowRight: (at, stops) => nextStop(stops, at, 1),
  ArrowDown: (at, stops) => nextStop(stops, at, -1),
  ArrowUp: (at, stops) => nextStop(stops, at, 1),
  PageDown: (at, _, period) => dayFurther(at, -1, period),
  PageUp: (at, _, period) => dayFurther(at, 1, period),
  Home: (_at, _stops, { from }) => from,
  End: (_at, _stops, { to }) => to,
};

/** One moment for all strips: the pointer's, or the keyboard's while nothing points. */
export function useCursor(stops: readonly number[], period: Time) {
  const [pointed, setPointed] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const [isFocused, setIsFocused] = useState(false);
  const kept = chosen === undefined ? period.to : Math.min(period.to, Math.max(period.from, chosen));

  const onPointerMove = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const track = event.currentTarget.querySelector('[data-track]');
      if (track === null) return;
      const { left, width } = track.getBoundingClientRect();
      const share = (event.clientX - left) / width;
      setPointed(share < 0 || share > 1 ? undefined : period.from + share * (period.to - period.from));
    },
    [period.from, period.to],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPointed(undefined);
    setChosen(move(kept, stops, period));
  };

  return {
    /** Whose values are written beside the strips; undefined: nobody has chosen one, and the latest stand there. */
    at: pointed ?? (chosen === undefined ? undefined : kept),
    /** Where it is drawn; undefined: nowhere. */
    shown: pointed ?? (isFocused || chosen !== undefined ? kept : undefined),
    /** Of the keyboard. */
    chosen: chosen === undefined ? undefined : kept,
    kept,
    pointer: { onPointerMove, onPointerDown: onPointerMove, onPointerLeave: () => setPointed(undefined) },
    keyboard: {
      onKeyDown,
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
