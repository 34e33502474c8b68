import type uPlot from 'uplot';
import { onTestFinished, vi } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import { recordingPen } from '../../recording-pen.ts';
import type { ChartModel, RenderTarget } from '../model/chart-model.ts';

/** A chart on a screen, in Russian, without a line; colours are called by their names. */
export const DRAWN: ChartModel & RenderTarget = {
  x: [],
  seconds: new Float64Array(),
  series: [],
  hidden: new Set(),
  focused: undefined,
  events: { notes: [], marks: [] },
  zoom: undefined,
  isInverted: false,
  isLog: false,
  isHalf: false,
  format: createFormat('ru'),
  color: (variable) => variable,
  scale: 1,
  headroom: 12,
};

/** In pixels of the canvas, of which the page has half as many. */
const BBOX = { left: 20, top: 30, width: 200, height: 100 };
const DENSITY = 2;
const OVER = { left: 1000, top: 500, width: BBOX.width / DENSITY, height: BBOX.height / DENSITY };

type Scale = { min?: number | null; max?: number | null; dir?: number };
const SCALES: Record<string, Scale> = {
  x: { min: 0, max: 100 },
  left: { min: 0, max: 10 },
  right: { min: 0, max: 10, dir: -1 },
};

export type SampleChange = {
  data?: readonly ArrayLike<number | null>[];
  scales?: Record<string, Scale>;
  series?: readonly { alpha?: number; show?: boolean }[];
  cursor?: { idx?: number | null; left?: number };
  status?: number;
  isConnected?: boolean;
};

/**
 * A chart as it stands on a page: a hundred seconds over a hundred pixels, the left axis upwards from 0 to 10 and the
 * right one downwards. It writes down what it is told: what is drawn, how the mouse moves, and what is to change.
 */
export function sampleChart(change: SampleChange = {}) {
  const { pen, drawn, look } = recordingPen({ canvas: { width: 240, height: 200 } });
  const details: unknown[][] = [];
  const notify =
    (what: string) =>
    (...how: unknown[]) =>
      void details.push([what, ...how]);
  const over = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => OVER,
    setPointerCapture: notify('capture'),
  });
  over.addEventListener('mousemove', (event) => {
    const { clientX, clientY } = event as MouseEvent;
    details.push(['mouse', clientX, clientY]);
  });
  over.addEventListener('mouseleave', () => details.push(['mouse left']));
  const rect = { left: 0, top: 0 };
  const scales = change.scales ?? SCALES;
  const chart = {
    ctx: pen,
    over,
    rect,
    syncRect: () => Object.assign(rect, { left: OVER.left, top: OVER.top }),
    bbox: BBOX,
    width: 120,
    scales,
    data: change.data ?? [[0, 25, 50, 75, 100]],
    series: change.series ?? [],
    cursor: change.cursor ?? {},
    status: change.status ?? 1,
    root: { isConnected: change.isConnected ?? true },
    valToPos: (value: number, scale: string, isOfCanvas = false) => {
      const unit = isOfCanvas ? 1 : DENSITY;
      const { min, max, dir = 1 } = { ...SCALES[scale], ...scales[scale] };
      const along = (value - (min ?? 0)) / ((max ?? 0) - (min ?? 0));
      if (scale === 'x') return (along * BBOX.width) / unit + (isOfCanvas ? BBOX.left : 0);
      return ((dir === 1 ? 1 - along : along) * BBOX.height) / unit + (isOfCanvas ? BBOX.top : 0);
    },
    setCursor: notify('cursor'),
    setData: notify('data'),
    setScale: notify('scale'),
    setSeries: notify('series'),
    redraw: notify('redraw'),
  };
  return { chart: chart as unknown as uPlot, over, drawn, look, recorded: details };
}

/** Node has events, and none of a mouse. */
export function giveMouse(): void {
  vi.stubGlobal(
    'MouseEvent',
    class extends Event {
      readonly clientX: number;
      readonly clientY: number;
      constructor(type: string, { clientX = 0, clientY = 0 } = {}) {
        super(type);
        this.clientX = clientX;
        this.clientY = clientY;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
