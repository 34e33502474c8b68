import { recordingPen } from '../../recording-pen.ts';
import type { MatrixScene } from './matrix-scene.ts';

/** Three rows and one line of totals over four buckets, all of them in sight; colours are called by their names. */
export const SCENE: MatrixScene = {
  view: { scrollLeft: 0, scrollTop: 0, width: 300, height: 400, leadPx: 100 },
  size: { rows: 3, foot: 1, buckets: 4, cellWidth: 50 },
  rows: [],
  foot: [['a', 'b', 'c', 'd']],
  heads: {
    upper: [
      { first: 0, count: 2, text: 'Mon' },
      { first: 2, count: 2, text: 'Tue' },
    ],
    lower: ['00:00', '01:00', '02:00', '03:00'].map((text) => ({
      text,
      short: text.slice(0, 2),
      isWeekend: false,
    })),
  },
  marked: new Set(),
  changed: new Set(),
  lined: new Set(),
  brush: undefined,
  plus: undefined,
  direction: 'ltr',
  palette: {
    tones: {
      top10: 'top10',
      top50: 'top50',
      top100: 'top100',
      rest: 'rest',
      notFound: 'notFound',
      roseFar: 'roseFar',
      rose: 'rose',
      fell: 'fell',
      fellFar: 'fellFar',
    },
    hatch: 'hatch',
    dots: 'dots',
    worstLine: 'worstLine',
    bestLine: 'bestLine',
    text: 'text',
    dimmed: 'dimmed',
    border: 'border',
    borderStrong: 'borderStrong',
    surface: 'surface',
    head: 'head',
    weekend: 'weekend',
    weekendText: 'weekendText',
    accent: 'accent',
    change: 'change',
    focus: 'focus',
    selection: 'selection',
  },
  selection: undefined,
  focus: undefined,
};

/** What is drawn of a scene, line by line. */
export function drawnOf<Rest extends readonly unknown[]>(
  draw: (pen: CanvasRenderingContext2D, scene: MatrixScene, ...rest: Rest) => void,
  change: Partial<MatrixScene>,
  ...rest: Rest
): string[] {
  const { pen, drawn } = recordingPen();
  draw(pen, { ...SCENE, ...change }, ...rest);
  return drawn;
}
