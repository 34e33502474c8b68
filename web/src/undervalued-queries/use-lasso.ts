import { type PointerEvent, useState } from 'react';
import { type Axis, thinOut } from './area.ts';

type Point = [number, number];
type Axes = { across: Axis; upwards: Axis };

/** Shorter strokes are a press beside the mark. */
const LEAST_POINTS = 4;

/** A line drawn around points with a mouse, a pen or a finger; ends as an area in searches and competitors. */
export function useLasso({ across, upwards }: Axes, onEnd: (area: number[]) => void) {
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
        if (line.length >= LEAST_POINTS)
          onEnd(
            thinOut(line).flatMap(([x, y]) => [
              Math.round(across.toValue(x)),
              Math.round(upwards.toValue(y)),
            ]),
          );
        setLine([]);
      },
      onPointerCancel: () => setLine([]),
    },
  };
}
