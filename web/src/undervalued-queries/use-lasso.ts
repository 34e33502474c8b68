import { type PointerEvent, useState } from 'react';
import { type Axis, drawOn, type Point, pointIn, strokeArea } from './area.ts';

type Axes = { across: Axis; upwards: Axis };

/** A line drawn around points with a mouse, a pen or a finger; ends as an area in searches and competitors. */
export function useLasso(axes: Axes, onEnd: (area: number[]) => void) {
  const [line, setLine] = useState<Point[]>([]);
  const pointOf = (event: PointerEvent<SVGSVGElement>) =>
    pointIn(event.currentTarget.getBoundingClientRect(), event);
  return {
    line,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine([pointOf(event)]);
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const point = pointOf(event);
        setLine((drawn) => drawOn(drawn, point));
      },
      onPointerUp: () => {
        const area = strokeArea(line, axes);
        if (area !== undefined) onEnd(area);
        setLine([]);
      },
      onPointerCancel: () => setLine([]),
    },
  };
}
