import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { bucketAt, HEAD_PX, nearestSpot, type Point, type Spot, spotAt } from './matrix-geometry.ts';
import type { MatrixHands } from './matrix-hands.ts';

/** What is pointed at: a cell or, without a row, the head of a bucket. */
type Hover = Point & { bucket: number; row: number | undefined };

/** A mouse points and drags a rectangle; a finger scrolls, and a tap takes a cell. */
export function useMatrixPointer(hands: MatrixHands) {
  const { size, readView, scroller, take, show, followFocus, onNote, onOpen } = hands;
  const [hover, setHover] = useState<Hover>();
  const isDragging = useRef(false);
  const pressed = useRef<Spot>(undefined);

  function pointOf(event: MouseEvent): Point {
    const box = scroller.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  function hoverOf(point: Point): Hover | undefined {
    const bucket = bucketAt(point, readView(), size);
    const spot = spotAt(point, readView(), size);
    const isOutside = bucket === undefined || (spot === undefined && point.y >= HEAD_PX);
    if (isOutside) return undefined;
    // What a head says stands below it and leaves its "+" in sight.
    return { x: point.x, y: Math.max(point.y, HEAD_PX), bucket, row: spot?.row };
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType !== 'mouse') return;
    const spot = spotAt(pointOf(event), readView(), size);
    // Beyond the client box lie the scrollbars.
    if (spot === undefined || pointOf(event).y >= readView().height) return;
    followFocus(false);
    take(spot, event.shiftKey);
    pressed.current = event.shiftKey ? undefined : spot;
    isDragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const point = pointOf(event);
    setHover(hoverOf(point));
    if (!isDragging.current) return;
    const spot = nearestSpot(point, readView(), size);
    take(spot, true);
    show(spot);
  }

  function onClick(event: MouseEvent): void {
    const point = pointOf(event);
    const bucket = bucketAt(point, readView(), size);
    if (bucket !== undefined && point.y < HEAD_PX) return onNote?.(bucket);
    const spot = spotAt(point, readView(), size);
    const isMouse = !('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType === 'mouse';
    const isPressed = spot?.row === pressed.current?.row && spot?.bucket === pressed.current?.bucket;
    if (spot !== undefined && isMouse && isPressed) onOpen?.(spot);
    if (spot === undefined || isMouse) return undefined;
    onOpen?.(spot);
    followFocus(true);
    return take(spot, false);
  }

  const release = () => {
    isDragging.current = false;
  };
  return {
    hover,
    handlers: {
      ...{ onPointerDown, onPointerMove, onClick },
      ...{ onPointerUp: release, onPointerCancel: release, onPointerLeave: () => setHover(undefined) },
    },
  };
}
