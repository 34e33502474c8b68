import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { expect, test, vi } from 'vitest';
import { matrixActs } from './matrix-acts.ts';
import { layLines } from './matrix-lines.ts';
import type { MatrixRow } from './matrix-props.ts';
import { SCENE } from './scene-samples.ts';

const DAY = '2026-03-0';
const buckets = [1, 2, 3, 4].map((day) => `${DAY}${day}T00:00:00.000Z`);
const cells: PositionCell[] = [
  { place: 5, gap: null },
  { place: null, gap: 'noData' as PositionCell['gap'] },
  { place: null, gap: null },
  { place: 'notFound', gap: null },
];
const rows: MatrixRow[] = [{ id: 'query', cells }];

function acts({ isGrouped = false, canZoom = true } = {}) {
  const onOpenCell = vi.fn<(rowId: string, bucket: string) => void>();
  const onZoom = vi.fn<(from: Date, until: Date) => void>();
  const toggle = vi.fn<(row: number) => boolean>(() => false);
  const lines = layLines(rows, {
    groupOf: isGrouped ? () => 'group' : undefined,
    closed: new Set(),
    quietUpTo: null,
  });
  const props = {
    label: '',
    lead: [],
    rows,
    buckets,
    grouping: 'Hour' as const,
    onOpenCell,
    onZoom: canZoom ? onZoom : undefined,
  };
  return {
    ...matrixActs({ props, lines, heads: SCENE.heads, toggle }),
    onOpenCell,
    onZoom,
    onToggle: toggle,
  };
}

test('a cell opens with its row and the beginning of its bucket', () => {
  const { open, onOpenCell } = acts();
  expect(open({ row: 0, bucket: 3 })).toBe(true);
  expect(onOpenCell).toHaveBeenCalledExactlyOnceWith('query', buckets[3]);
});

test('a gap has something to say, and what was never checked has not', () => {
  expect(acts().open({ row: 0, bucket: 1 })).toBe(true);
  expect(acts().open({ row: 0, bucket: 2 })).toBe(false);
});

test('totals, figures of a group and buckets that are not there do not open', () => {
  for (const spot of [
    { row: 1, bucket: 0 },
    { row: 0, bucket: 4 },
  ]) {
    const { open, onOpenCell } = acts();
    expect(open(spot)).toBe(false);
    expect(onOpenCell).not.toHaveBeenCalled();
  }
  const { open, onOpenCell } = acts({ isGrouped: true });
  expect(open({ row: 0, bucket: 0 })).toBe(false);
  expect(open({ row: 1, bucket: 0 })).toBe(true);
  expect(onOpenCell).toHaveBeenCalledOnce();
});

test('a group is toggled instead', () => {
  const { open, onToggle, onOpenCell } = acts();
  onToggle.mockReturnValue(true);
  expect(open({ row: 0, bucket: 0 })).toBe(true);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(0);
  expect(onOpenCell).not.toHaveBeenCalled();
});

test('a stretch of heads zooms from its first bucket to the end of its last, in whole days', () => {
  const { onBrush, onZoom, snap } = acts();
  expect(snap(3, 2)).toEqual({ first: 2, last: 3 });
  onBrush?.(2, 2);
  expect(onZoom).toHaveBeenCalledExactlyOnceWith(
    new Date(`${DAY}3T00:00:00.000Z`),
    new Date(`${DAY}4T01:00:00.000Z`),
  );
  expect(acts({ canZoom: false }).onBrush).toBeUndefined();
});

test('a stretch beyond the buckets zooms to nothing', () => {
  const { onBrush, onZoom } = acts();
  onBrush?.(-1, -1);
  onBrush?.(-1, 2);
  expect(onZoom).not.toHaveBeenCalled();
});
