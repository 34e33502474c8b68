import type uPlot from 'uplot';
import { limitsOf, pinchZoom, type Zoom, zoomAround } from '../model/zoom.ts';
import { moveCursor, viewOf } from './chart-cursor.ts';

/** How much a turn of the wheel comes nearer. */
const WHEEL_SPEED = 0.01;

/** Two fingers zoom, one finger reads values; Ctrl with the wheel is what a touchpad sends for two fingers. */
export function bindGestures(chart: uPlot, onZoom: (zoom: Zoom | undefined) => void): () => void {
  const { over } = chart;
  const stop = new AbortController();
  const fingers = new Map<number, number>();
  let held: readonly [number, number] | undefined;

  const shares = (): [number, number] => {
    const { left, width } = over.getBoundingClientRect();
    const [first = 0, second = 0] = [...fingers.values()].toSorted((a, b) => a - b);
    return [(first - left) / width, (second - left) / width];
  };
  const point = ({ clientX }: PointerEvent) => moveCursor(chart, clientX - over.getBoundingClientRect().left);
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, event.clientX);
    over.setPointerCapture(event.pointerId);
    if (fingers.size === 1) point(event);
    if (fingers.size !== 2) return;
    const [first, second] = shares();
    held = [momentAt(chart, first), momentAt(chart, second)];
  };
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event.clientX);
    if (held !== undefined) onZoom(pinchZoom(held, shares(), limitsOf(chart.data[0])));
    else if (fingers.size === 1) point(event);
  };
  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    held = undefined;
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, width } = over.getBoundingClientRect();
    const center = momentAt(chart, (event.clientX - left) / width);
    const factor = Math.exp(event.deltaY * WHEEL_SPEED);
    onZoom(zoomAround(viewOf(chart), center, factor, limitsOf(chart.data[0])));
  };

  const { signal } = stop;
  over.addEventListener('pointerdown', onDown, { signal });
  over.addEventListener('pointermove', onMove, { signal });
  over.addEventListener('pointerup', onUp, { signal });
  over.addEventListener('pointercancel', onUp, { signal });
  over.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => stop.abort();
}

function momentAt(chart: uPlot, share: number): number {
  const [from, to] = viewOf(chart);
  return from + share * (to - from);
}
