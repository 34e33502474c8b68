import {
  type Area,
  boxOf,
  FOOT_PX,
  footTop,
  HEAD_PX,
  isSingle,
  visibleArea,
} from '../model/matrix-geometry.ts';
import type { MatrixScene } from '../model/matrix-scene.ts';
import { drawCells, drawCorners, drawFoot } from './draw-cells.ts';
import { drawHead } from './draw-head.ts';

/** Draws only what can be seen; called once a frame at most. */
export function drawMatrix(context: CanvasRenderingContext2D, scene: MatrixScene): void {
  const { view, size, palette } = scene;
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, view.width, view.height);
  if (size.rows === 0 || size.buckets === 0) return;
  const area = visibleArea(view, size);
  // The lines belong to the cells and move with them.
  for (const pattern of [palette.hatch, palette.dots]) {
    if (typeof pattern === 'string') continue;
    pattern.setTransform(new DOMMatrix([1, 0, 0, 1, -view.scrollLeft, -view.scrollTop]));
  }
  // Numbers run from left to right in every language.
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  drawWeekends(context, scene, area);
  drawCells(context, scene, area);
  drawCorners(context, scene, area);
  drawSpanLines(context, scene);
  drawMarks(context, scene, area);
  drawFoot(context, scene, area);
  drawSelection(context, scene);
  drawHead(context, scene, area);
  drawBrush(context, scene);
}

function drawWeekends(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { heads, size, view, palette } = scene;
  context.fillStyle = palette.weekend;
  const bottom = footTop(view, size);
  for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
    if (heads.lower[bucket]?.isWeekend !== true) continue;
    const { x } = boxOf({ row: 0, bucket }, view, size);
    context.fillRect(x, HEAD_PX, size.cellWidth, bottom - HEAD_PX);
  }
}

function drawSpanLines(context: CanvasRenderingContext2D, scene: MatrixScene): void {
  const { heads, view, size, palette } = scene;
  context.fillStyle = palette.border;
  const bottom = footTop(view, size);
  for (const { first } of heads.upper) {
    const { x } = boxOf({ row: 0, bucket: first }, view, size);
    if (x > view.leadPx && x < view.width) context.fillRect(x - 0.5, HEAD_PX, 1, bottom - HEAD_PX);
  }
}

/** Dashed, so that a change of the checks is never taken for the edge of a day. */
function drawMarks(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { lined, view, size, palette } = scene;
  if (lined.size === 0) return;
  context.strokeStyle = palette.focus;
  context.lineWidth = 2;
  context.setLineDash([5, 3]);
  context.beginPath();
  for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
    if (!lined.has(bucket)) continue;
    const { x } = boxOf({ row: 0, bucket }, view, size);
    context.moveTo(x, HEAD_PX);
    context.lineTo(x, footTop(view, size));
  }
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 1;
}

function drawBrush(context: CanvasRenderingContext2D, { brush, view, size, palette }: MatrixScene): void {
  if (brush === undefined) return;
  const { x } = boxOf({ row: 0, bucket: brush.first }, view, size);
  const width = (brush.last - brush.first + 1) * size.cellWidth;
  context.fillStyle = palette.selection;
  context.fillRect(x, 0, width, footTop(view, size) + size.foot * FOOT_PX);
  context.fillStyle = palette.accent;
  context.fillRect(x, HEAD_PX - 3, width, 3);
}

function drawSelection(context: CanvasRenderingContext2D, scene: MatrixScene): void {
  const { selection, focus, view, size, palette } = scene;
  if (selection !== undefined && !isSingle(selection)) {
    const from = boxOf(selection.first, view, size);
    const to = boxOf(selection.last, view, size);
    const [width, height] = [to.x + to.width - from.x, to.y + to.height - from.y];
    context.fillStyle = palette.selection;
    context.fillRect(from.x, from.y, width, height);
    context.strokeStyle = palette.accent;
    context.strokeRect(from.x + 0.5, from.y + 0.5, width - 1, height - 1);
  }
  if (focus !== undefined) {
    const { x, y, width, height } = boxOf(focus, view, size);
    context.strokeStyle = palette.focus;
    context.lineWidth = 2;
    context.strokeRect(x + 1, y + 1, width - 2, height - 2);
    context.lineWidth = 1;
  }
}
