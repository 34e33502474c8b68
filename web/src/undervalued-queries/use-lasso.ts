import { type PointerEvent, useState } from 'react';
import { type Axis, type Point, strokeArea } from './area.ts';

type Axes = { across: Axis; upwards: Axis };

/** A line drawn around points with a mouse, a pen or a finger; ends as an area in searches and competitors. */
export function useLasso(axes: Axes, onEnd: (area: number[]) => void) {
  const [line, setLine] = useState<Point[]>([]);
  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  return {
    line,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine([pointOf(event)]);
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (line.length === 0) return;
        const point = pointOf(event);
        setLine((drawn) => [...drawn, point]);
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
