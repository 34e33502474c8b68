import type { PositionCell } from '@vitrina/contract/positions.ts';
import { placeText } from './cells-to-tsv.ts';
import type { DaySpan } from './matrix-days.ts';
import { type Area, CELL, cornerOf, HEAD_PX, type Spot, type View, visibleArea } from './matrix-geometry.ts';
import type { MatrixPalette } from './matrix-palette.ts';
import { toneOf } from './place-tone.ts';

const SMALL_FONT = "11px 'Inter Variable', system-ui, sans-serif";
const CELL_FONT = "12px 'Inter Variable', system-ui, sans-serif";
const BOLD_FONT = "600 11.5px 'Inter Variable', system-ui, sans-serif";

export type MatrixScene = {
  view: View;
  rows: readonly { cells: readonly PositionCell[] }[];
  days: readonly DaySpan[];
  dayTexts: readonly string[];
  /** Written under the days; empty when a bucket is a whole day. */
  hourTexts: readonly string[];
  notFound: string;
  /** Of the texts; the cells themselves always run from left to right. */
  direction: 'ltr' | 'rtl';
  palette: MatrixPalette;
  selection: Area | undefined;
  focus: Spot | undefined;
};

/** Draws only what can be seen; called once a frame at most. */
export function drawMatrix(context: CanvasRenderingContext2D, scene: MatrixScene): void {
  const { view, rows, palette } = scene;
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, view.width, view.height);
  if (rows.length === 0 || scene.hourTexts.length === 0) return;
  const area = visibleArea(view, { rows: rows.length, buckets: scene.hourTexts.length });
  context.direction = scene.direction;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  drawWeekends(context, scene);
  drawCells(context, scene, area);
  drawDayLines(context, scene);
  drawSelection(context, scene);
  drawHead(context, scene, area);
  context.strokeStyle = palette.border;
  context.strokeRect(-1, HEAD_PX - 0.5, view.width + 2, 1);
}

function drawCells(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  context.font = CELL_FONT;
  for (let row = area.first.row; row <= area.last.row; row += 1) {
    for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
      const cell = scene.rows[row]?.cells[bucket];
      if (cell !== undefined) drawCell(context, cell, cornerOf({ row, bucket }, scene.view), scene);
    }
  }
}

function drawCell(
  context: CanvasRenderingContext2D,
  cell: PositionCell,
  { x, y }: { x: number; y: number },
  { palette, notFound }: MatrixScene,
): void {
  const tone = toneOf(cell);
  if (tone === 'notDue') return;
  context.fillStyle = tone === 'gap' ? palette.hatch : palette.tones[tone];
  // Plain rectangles: rounded ones are the dearest thing of a frame where there is no graphics card.
  context.fillRect(x + 1, y + 1, CELL.width - 2, CELL.height - 2);
  if (tone === 'gap') return;
  context.fillStyle = tone === 'notFound' ? palette.dimmed : palette.text;
  context.fillText(placeText(cell, notFound), x + CELL.width / 2, y + CELL.height / 2 + 0.5);
}

function drawWeekends(context: CanvasRenderingContext2D, { days, view, palette }: MatrixScene): void {
  context.fillStyle = palette.weekend;
  for (const { first, count, isWeekend } of days) {
    if (isWeekend) {
      context.fillRect(cornerOf({ row: 0, bucket: first }, view).x, HEAD_PX, count * CELL.width, view.height);
    }
  }
}

function drawDayLines(context: CanvasRenderingContext2D, { days, view, palette, rows }: MatrixScene): void {
  const bottom = Math.min(view.height, cornerOf({ row: rows.length, bucket: 0 }, view).y);
  context.fillStyle = palette.border;
  for (const { first } of days) {
    context.fillRect(cornerOf({ row: 0, bucket: first }, view).x - 0.5, 0, 1, bottom);
  }
}

function drawSelection(
  context: CanvasRenderingContext2D,
  { selection, focus, view, palette }: MatrixScene,
): void {
  if (selection !== undefined) {
    const { x, y } = cornerOf(selection.first, view);
    const width = (selection.last.bucket - selection.first.bucket + 1) * CELL.width;
    const height = (selection.last.row - selection.first.row + 1) * CELL.height;
    context.fillStyle = palette.selection;
    context.fillRect(x, y, width, height);
  }
  if (focus !== undefined) {
    const { x, y } = cornerOf(focus, view);
    context.strokeStyle = palette.accent;
    context.lineWidth = 2;
    context.strokeRect(x + 1, y + 1, CELL.width - 2, CELL.height - 2);
    context.lineWidth = 1;
  }
}

function drawHead(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { view, days, dayTexts, hourTexts, palette } = scene;
  context.fillStyle = palette.head;
  context.fillRect(0, 0, view.width, HEAD_PX);
  context.font = SMALL_FONT;
  context.fillStyle = palette.dimmed;
  for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
    const { x } = cornerOf({ row: 0, bucket }, view);
    context.fillText(hourTexts[bucket] ?? '', x + CELL.width / 2, HEAD_PX - 12);
  }
  context.font = BOLD_FONT;
  context.textAlign = 'left';
  context.fillStyle = palette.text;
  days.forEach(({ first, count }, index) => {
    const left = cornerOf({ row: 0, bucket: first }, view).x;
    const right = left + count * CELL.width;
    const text = dayTexts[index] ?? '';
    if (right < view.leadPx || left > view.width) return;
    // The name of a day stays in sight for as long as any of its hours does.
    const room = Math.max(left, right - context.measureText(text).width - 14);
    context.fillText(text, Math.min(Math.max(left, view.leadPx), room) + 7, 15);
    context.fillStyle = palette.border;
    context.fillRect(left - 0.5, 0, 1, HEAD_PX);
    context.fillStyle = palette.text;
  });
}
