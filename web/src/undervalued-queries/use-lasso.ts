import { useState } from 'react';
import type { Axis, Point } from './area.ts';
import { lassoHandlers } from './lasso.ts';

/** A line drawn around points with a mouse, a pen or a finger; ends as an area in searches and competitors. */
export function useLasso(axes: { across: Axis; upwards: Axis }, onEnd: (area: number[]) => void) {
  const [line, setLine] = useState<Point[]>([]);
  return { line, handlers: lassoHandlers({ axes, onEnd }, { line, setLine }) };
}
