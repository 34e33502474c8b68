import { useClickOutside } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type uPlot from 'uplot';
import { type Hover, type PlotCursor, plotCursor, UNTOUCHED } from './plot-cursor.ts';

/** What the cursor of one chart remembers; what it does stands in plotCursor. */
export function usePlotCursor(plot: PlotCursor) {
  const isActive = useRef(UNTOUCHED.isActive);
  const drawn = useRef<uPlot>(undefined);
  const [hover, setHover] = useState<Hover>();
  const [isByKeyboard, setByKeyboard] = useState(UNTOUCHED.isByKeyboard);
  const cursor = plotCursor(plot, { isActive, drawn, hover, setHover, setByKeyboard });
  const { onCursor, leave, onKeyDown, handlers } = cursor;
  // A finger that goes up has not left: the values stay until it points elsewhere.
  const outside = useClickOutside<HTMLDivElement>(leave, ['pointerdown']);
  return { hover, isByKeyboard, onCursor, onKeyDown, handlers: { ref: outside, ...handlers } };
}
