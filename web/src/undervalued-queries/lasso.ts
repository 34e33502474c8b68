import type { PointerEvent } from 'react';
import { type Axis, drawOn, type Point, pointIn, strokeArea } from './area.ts';

type Options = { axes: { across: Axis; upwards: Axis }; onEnd: (area: number[]) => void };

type LassoState = { line: Point[]; setLine: (change: (line: Point[]) => Point[]) => void };

/** The line begins with the main button, goes on with the pointer, and ends as an area unless it was a press. */
export function lassoHandlers({ axes, onEnd }: Options, { line, setLine }: LassoState) {
  const pointOf = (event: PointerEvent<SVGSVGElement>) =>
    pointIn(event.currentTarget.getBoundingClientRect(), event);
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = pointOf(event);
      setLine(() => [point]);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const point = pointOf(event);
      setLine((drawn) => drawOn(drawn, point));
    },
    onPointerUp: () => {
      const area = strokeArea(line, axes);
      if (area !== undefined) onEnd(area);
      setLine(() => []);
    },
    onPointerCancel: () => setLine(() => []),
  };
}
