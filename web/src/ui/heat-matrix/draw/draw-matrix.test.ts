import { expect, onTestFinished, test, vi } from 'vitest';
import { recordingPen } from '../../recording-pen.ts';
import type { MatrixScene } from '../model/matrix-scene.ts';
import { drawnOf, SCENE } from '../model/scene-samples.ts';
import { drawMatrix } from './draw-matrix.ts';

const FOOT_TOP = 46 + 3 * 30;
const scene = (change: Partial<MatrixScene>) => drawnOf(drawMatrix, change);
/** What a change adds to a matrix that has nothing else to show. */
const added = (change: Partial<MatrixScene>) => {
  const plain = scene({});
  return scene(change).filter((line) => !plain.includes(line));
};

test('a matrix without rows or buckets is a blank surface', () => {
  const blank = ['rect 0 0 300 400 surface'];
  expect(scene({ size: { ...SCENE.size, rows: 0 } })).toEqual(blank);
  expect(scene({ size: { ...SCENE.size, buckets: 0 } })).toEqual(blank);
  expect(scene({ size: { ...SCENE.size, rows: 1, buckets: 1 } }).length).toBeGreaterThan(1);
});

test('totals cover the cells and heads cover totals', () => {
  const places = ['surface', 'border', 'head', 'borderStrong'].map((color) =>
    scene({}).findIndex((line) => line.endsWith(` ${color}`)),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a weekend has a ground from the head to the totals', () => {
  const lower = SCENE.heads.lower.map((head, bucket) => ({
    ...head,
    isWeekend: bucket === 1 || bucket === 3,
  }));
  const grounds = added({ heads: { ...SCENE.heads, lower } }).filter((line) => line.startsWith('rect'));
  expect(grounds).toEqual(['rect 150 46 50 90 weekend', 'rect 250 46 50 90 weekend']);
});

test('the ground ends where the last row does, and where totals cover it', () => {
  const lower = SCENE.heads.lower.map((head) => ({ ...head, isWeekend: true }));
  const groundOf = (change: Partial<MatrixScene>) =>
    scene({ heads: { upper: [], lower }, ...change }).find((line) => line.endsWith(' weekend'));
  const foot = { ...SCENE.size, foot: 0 };
  expect(groundOf({ foot: [], size: foot })).toBe('rect 100 46 50 90 weekend');
  expect(groundOf({ view: { ...SCENE.view, scrollTop: 20 } })).toBe('rect 100 46 50 70 weekend');
  expect(groundOf({ view: { ...SCENE.view, height: 120 } })).toBe('rect 100 46 50 50 weekend');
});

test('days are parted by lines between the sticky columns and the edge of the window', () => {
  const lines = (view: Partial<MatrixScene['view']>) =>
    scene({ view: { ...SCENE.view, ...view } }).filter((line) => line.endsWith(' 46 1 90 border'));
  expect(lines({})).toEqual(['rect 199.5 46 1 90 border']);
  expect(lines({ leadPx: 99 })).toEqual(['rect 198.5 46 1 90 border']);
  expect(lines({ scrollLeft: 100 })).toEqual([]);
  expect(lines({ scrollLeft: 99 })).toEqual(['rect 100.5 46 1 90 border']);
  expect(lines({ width: 200 })).toEqual([]);
  expect(lines({ width: 201 })).toEqual(['rect 199.5 46 1 90 border']);
});

test('changes of the checks are dashed lines at the left edges of their buckets', () => {
  expect(added({ lined: new Set([0, 3]) })[0]).toBe(
    `line (100 46)-(100 ${FOOT_TOP})(250 46)-(250 ${FOOT_TOP}) focus 2px 5 3`,
  );
  expect(scene({}).filter((line) => line.startsWith('line'))).toEqual([]);
});

test('heads that are being chosen are covered down to the last total, with an edge under them', () => {
  expect(scene({ brush: { first: 1, last: 2 } }).slice(-2)).toEqual([
    `rect 150 0 100 ${FOOT_TOP + 24} selection`,
    'rect 150 43 100 3 accent',
  ]);
});

test('a rectangle is covered and framed, the focused cell framed in it', () => {
  const selection = { first: { row: 0, bucket: 1 }, last: { row: 1, bucket: 3 } };
  expect(added({ selection, focus: { row: 1, bucket: 3 } })).toEqual([
    'rect 150 46 150 60 selection',
    'frame 150.5 46.5 149 59 accent 1px',
    'frame 251 77 48 28 focus 2px',
  ]);
});

test('a rectangle of one cell is nothing but its focus', () => {
  const spot = { row: 0, bucket: 1 };
  expect(added({ selection: { first: spot, last: spot }, focus: spot })).toEqual([
    'frame 151 47 48 28 focus 2px',
  ]);
});

test('the pen is left as it was for what is drawn next', () => {
  const { pen, look } = recordingPen();
  const spot = { row: 0, bucket: 1 };
  drawMatrix(pen, { ...SCENE, lined: new Set([1]), focus: spot });
  expect(look).toMatchObject({ lineWidth: 1, dash: [], globalAlpha: 1 });
});

test('hatching moves with the cells', () => {
  vi.stubGlobal(
    'DOMMatrix',
    class {
      readonly given: number[];
      constructor(given: number[]) {
        this.given = given;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const moves: unknown[] = [];
  const hatch = { setTransform: (move: unknown) => void moves.push(move) } as CanvasPattern;
  scene({
    palette: { ...SCENE.palette, hatch },
    view: { ...SCENE.view, scrollLeft: 30, scrollTop: 20 },
  });
  expect(moves).toEqual([{ given: [1, 0, 0, 1, -30, -20] }]);
});
