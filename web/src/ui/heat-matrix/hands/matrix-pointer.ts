import type { MouseEvent, PointerEvent } from 'react';
import {
  bucketAt,
  HEAD_PX,
  leadRowAt,
  nearestSpot,
  type Point,
  type Spot,
  spotAt,
} from '../model/matrix-geometry.ts';
import type { MatrixHands } from './matrix-hands.ts';

/** What is pointed at: a cell or, without a row, the head of a bucket. */
export type Hover = Point & { bucket: number; row: number | undefined };

/** Where the button went down: on a cell or on a head, which has no row; a drag is no click. */
type Press = { bucket: number; row: number | undefined; isDown: boolean; hasMoved: boolean };

const isMouse = (event: MouseEvent) =>
  !('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType === 'mouse';

/** What is remembered between two events of the pointer. */
export type PointerState = {
  hover: Hover | undefined;
  setHover: (hover: Hover | undefined) => void;
  brush: { from: number; to: number } | undefined;
  setBrush: (brush: { from: number; to: number } | undefined) => void;
  press: { current: Press | undefined };
};

/**
 * A mouse points, drags a rectangle over cells and a stretch over heads, and opens what it clicks. A finger scrolls; a
 * tap takes a cell and tells what it says, another one opens it.
 */
export function matrixPointer(hands: MatrixHands, state: PointerState) {
  const { size, readView, scroller, focus, isFollowing, take, show, followFocus } = hands;
  const { onNote, onBrush, toggle, open } = hands;
  const { hover, setHover, brush, setBrush, press } = state;

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
    press.current = undefined;
    if (event.button !== 0 || event.pointerType !== 'mouse') return;
    const point = pointOf(event);
    const hit = hoverOf(point);
    // Beyond the client box lie the scrollbars.
    if (hit === undefined || point.y >= readView().height) return;
    const { bucket, row } = hit;
    press.current = { bucket, row, isDown: true, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (row === undefined) return;
    followFocus(false);
    take({ row, bucket }, event.shiftKey);
    // Another rectangle, not a click.
    press.current.hasMoved = event.shiftKey;
  }

  function drag(pressed: Press, spot: Spot): void {
    const isElsewhere = spot.bucket !== pressed.bucket || (pressed.row ?? spot.row) !== spot.row;
    pressed.hasMoved ||= isElsewhere;
    if (pressed.row !== undefined) {
      take(spot, true);
      show(spot);
    } else if (onBrush !== undefined && pressed.hasMoved) {
      setBrush({ from: pressed.bucket, to: spot.bucket });
      // Sideways only: totals are always in sight.
      show({ row: size.rows, bucket: spot.bucket });
    }
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const point = pointOf(event);
    setHover(hoverOf(point));
    if (press.current?.isDown === true) drag(press.current, nearestSpot(point, readView(), size));
  }

  function onClick(event: MouseEvent): void {
    const point = pointOf(event);
    const isDrag = press.current?.hasMoved === true;
    const bucket = bucketAt(point, readView(), size);
    const leadRow = leadRowAt(point, readView(), size);
    const spot = spotAt(point, readView(), size);
    if (isDrag) return;
    if (leadRow !== undefined) toggle(leadRow);
    else if (bucket !== undefined && point.y < HEAD_PX) onNote?.(bucket);
    else if (spot !== undefined && isMouse(event)) open(spot);
    else if (spot !== undefined) tap(spot);
  }

  function tap(spot: Spot): void {
    const isSecond = isFollowing && focus?.row === spot.row && focus.bucket === spot.bucket;
    if (isSecond && open(spot)) return;
    followFocus(true);
    take(spot, false);
  }

  function release(isDone: boolean): void {
    if (press.current !== undefined) press.current.isDown = false;
    if (isDone && brush !== undefined) onBrush?.(brush.from, brush.to);
    setBrush(undefined);
  }

  // A shorter period, or a closed group, may have come under a pointer that rests.
  const isThere =
    hover !== undefined && hover.bucket < size.buckets && (hover.row ?? 0) < size.rows + size.foot;
  return {
    hover: isThere && brush === undefined ? hover : undefined,
    brush,
    handlers: {
      onPointerDown,
      onPointerMove,
      onClick,
      onPointerUp: () => release(true),
      onPointerCancel: () => release(false),
      onPointerLeave: () => setHover(undefined),
    },
  };
}
