import type { Dispatch, FocusEvent, KeyboardEvent, PointerEvent, SetStateAction } from 'react';
import type uPlot from 'uplot';
import { limitsOf, pointsInView, type Zoom } from '../model/zoom.ts';
import { hideCursor, moveCursorTo, plotLeftOf, viewOf } from './chart-cursor.ts';
import { nextPoint, nextZoom } from './plot-keys.ts';

export type Hover = { index: number; left: number };

export type PlotCursor = {
  zoom: Zoom | undefined;
  onZoom: (zoom: Zoom | undefined) => void;
  onEnter: (index: number) => void;
};

/** What is remembered between two events. */
export type PlotCursorState = {
  isActive: { current: boolean };
  drawn: { current: uPlot | undefined };
  hover: Hover | undefined;
  setHover: Dispatch<SetStateAction<Hover | undefined>>;
  setByKeyboard: (isByKeyboard: boolean) => void;
};

/** Until a person points at the chart or has it focused. */
export const UNTOUCHED = { isActive: false, isByKeyboard: false };

/** Synced charts move too, but only the one that a person points at or has focused tells its values. */
export function plotCursor({ zoom, onZoom, onEnter }: PlotCursor, state: PlotCursorState) {
  const { isActive, drawn, hover, setHover, setByKeyboard } = state;

  function onCursor(chart: uPlot): void {
    drawn.current = chart;
    if (!isActive.current && hover === undefined) return;
    const { idx, left } = chart.cursor;
    const isOver = idx !== null && idx !== undefined && (left ?? -1) >= 0;
    if (isActive.current && !isOver && hover !== undefined) {
      // On the way to a flag or to the plus above the lines: the point stays chosen.
      moveCursorTo(chart, hover.index);
      return;
    }
    const next = isActive.current && isOver ? { index: idx, left: leftOfPoint(chart, idx) } : undefined;
    setHover((old) => (old?.index === next?.index && old?.left === next?.left ? old : next));
  }

  function leave(): void {
    if (!isActive.current) return;
    isActive.current = false;
    setHover(undefined);
    setByKeyboard(false);
    if (drawn.current !== undefined) hideCursor(drawn.current);
  }

  function onKeyDown(event: KeyboardEvent, chart: uPlot): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const seconds = chart.data[0];
    if (event.key === 'Enter' && hover !== undefined) onEnter(hover.index);
    if (event.key === 'Escape' && zoom !== undefined) {
      // A dialog around stays open: the first Escape is for the zoom.
      event.stopPropagation();
      onZoom(undefined);
    }
    const point = nextPoint(event.key, hover?.index, pointsInView(seconds, zoom));
    const center = seconds[hover?.index ?? Math.floor(seconds.length / 2)] ?? 0;
    const zoomed = nextZoom(event.key, viewOf(chart), center, limitsOf(seconds));
    if (zoomed !== undefined) onZoom(zoomed === 'whole' ? undefined : zoomed);
    if (point === undefined) return;
    event.preventDefault();
    isActive.current = true;
    setByKeyboard(true);
    moveCursorTo(chart, point);
  }

  return {
    onCursor,
    leave,
    onKeyDown,
    handlers: {
      onPointerEnter: () => {
        isActive.current = true;
      },
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && leave(),
      onPointerDown: () => {
        isActive.current = true;
        setByKeyboard(false);
      },
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && leave(),
    },
  };
}

function leftOfPoint(chart: uPlot, index: number): number {
  return chart.valToPos(chart.data[0][index] ?? 0, 'x') + plotLeftOf(chart);
}
