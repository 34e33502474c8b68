import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { areaBetween, scrollToShow, type Spot, spotAt, type View } from './matrix-geometry.ts';
import { moveSpot } from './move-spot.ts';

type Options = {
  scroller: RefObject<HTMLDivElement | null>;
  readView: () => View;
  size: { rows: number; buckets: number };
  onOpen: ((rowIndex: number, bucketIndex: number) => void) | undefined;
};

/** Cell focus by arrows, a rectangle by Shift or by dragging, opening by Enter or a click. */
export function useMatrixSelection({ scroller, readView, size, onOpen }: Options) {
  const [focus, setFocus] = useState<Spot>();
  const [anchor, setAnchor] = useState<Spot>();
  const [hover, setHover] = useState<{ spot: Spot; x: number; y: number }>();
  const isKnown = focus !== undefined && focus.row < size.rows && focus.bucket < size.buckets;

  function take(spot: Spot, isExtending: boolean): void {
    setFocus(spot);
    if (!isExtending) setAnchor(spot);
  }

  function pointOf(event: PointerEvent): { x: number; y: number } {
    const box = scroller.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  return {
    focus: isKnown ? focus : undefined,
    area: isKnown && anchor !== undefined ? areaBetween(anchor, focus) : undefined,
    hover,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const from = focus ?? { row: 0, bucket: size.buckets - 1 };
        if (event.key === 'Enter' && isKnown) onOpen?.(focus.row, focus.bucket);
        const next = moveSpot(from, event.key, event.ctrlKey || event.metaKey, size);
        if (next === undefined) return;
        event.preventDefault();
        take(next, event.shiftKey);
        scroller.current?.scrollTo(scrollToShow(next, readView()));
      },
      onFocus: () => {
        // The first visit begins at the newest bucket of the first row.
        if (!isKnown && size.buckets > 0) take({ row: 0, bucket: size.buckets - 1 }, false);
      },
      onPointerDown: (event: PointerEvent) => {
        const spot = spotAt(pointOf(event), readView(), size);
        if (spot !== undefined && event.button === 0) take(spot, event.shiftKey);
      },
      onPointerMove: (event: PointerEvent) => {
        const point = pointOf(event);
        const spot = spotAt(point, readView(), size);
        setHover(spot === undefined ? undefined : { spot, ...point });
        // Dragging with the button held; a finger scrolls instead.
        if (spot !== undefined && event.buttons === 1 && event.pointerType === 'mouse') take(spot, true);
      },
      onPointerLeave: () => setHover(undefined),
      onDoubleClick: () => isKnown && onOpen?.(focus.row, focus.bucket),
    },
  };
}
