import type { CellTone } from '@vitrina/contract/positions/place-tones.ts';
import { type Area, boxOf, FOOT_PX, footTop } from '../model/matrix-geometry.ts';
import type { MatrixScene } from '../model/matrix-scene.ts';
import { FONTS } from './matrix-fonts.ts';

const LINE_PX = 2;
const CORNER_PX = 6;
const QUIET_ALPHA = 0.35;

/** The worst third has a line below and the best change one above: colour is never the only carrier. */
const LINES: Partial<Record<CellTone, 'above' | 'below'>> = {
  rest: 'below',
  fellFar: 'below',
  roseFar: 'above',
};

export function drawCells(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { rows, view, size, palette } = scene;
  context.font = FONTS.cell;
  for (let row = area.first.row; row <= area.last.row; row += 1) {
    const drawn = rows[row];
    if (drawn === undefined) continue;
    context.globalAlpha = drawn.isQuiet ? QUIET_ALPHA : 1;
    let { x, y } = boxOf({ row, bucket: area.first.bucket }, view, size);
    for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
      const box = { x, y, size, palette };
      drawCell(context, box, drawn.tones[bucket] ?? 'notDue', drawn.texts[bucket] ?? '');
      x += size.cellWidth;
    }
  }
  context.globalAlpha = 1;
}

type Box = Pick<MatrixScene, 'size' | 'palette'> & { x: number; y: number };

function drawCell(
  context: CanvasRenderingContext2D,
  { x, y, size, palette }: Box,
  tone: CellTone,
  text: string,
): void {
  if (tone === 'notDue') return;
  const [left, top, width, height] = [x + 1, y + 1, size.cellWidth - 2, 28];
  if (tone === 'gap' || tone === 'collecting') {
    context.fillStyle = tone === 'gap' ? palette.hatch : palette.dots;
    // Plain rectangles: rounded ones are the dearest thing of a frame where there is no graphics card.
    context.fillRect(left, top, width, height);
    return;
  }
  if (tone !== 'same') {
    context.fillStyle = palette.tones[tone];
    context.fillRect(left, top, width, height);
  }
  const line = LINES[tone];
  if (line !== undefined) {
    context.fillStyle = line === 'below' ? palette.worstLine : palette.bestLine;
    context.fillRect(left, line === 'below' ? top + height - LINE_PX : top, width, LINE_PX);
  }
  context.fillStyle = tone === 'notFound' ? palette.dimmed : palette.text;
  context.fillText(text, x + size.cellWidth / 2, y + 15.5);
}

/** Totals of each bucket, always in sight at the lower edge. */
export function drawFoot(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { foot, view, size, palette } = scene;
  if (foot.length === 0) return;
  const top = footTop(view, size);
  context.fillStyle = palette.head;
  context.fillRect(0, top, view.width, foot.length * FOOT_PX);
  context.fillStyle = palette.borderStrong;
  context.fillRect(0, top, view.width, 1);
  context.font = FONTS.small;
  context.fillStyle = palette.text;
  foot.forEach((texts, index) => {
    for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
      const box = boxOf({ row: size.rows + index, bucket }, view, size);
      context.fillText(texts[bucket] ?? '', box.x + size.cellWidth / 2, box.y + FOOT_PX / 2 + 0.5);
    }
  });
}

/** interface-rules.md G19: a corner of each cell whose bucket has a note, the other one where the card changed. */
export function drawCorners(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { marked, changed, palette } = scene;
  drawCornersOf(context, scene, area, { buckets: marked, color: palette.accent, side: 'right' });
  drawCornersOf(context, scene, area, { buckets: changed, color: palette.change, side: 'left' });
}

type Corners = { buckets: ReadonlySet<number>; color: string; side: 'left' | 'right' };

function drawCornersOf(
  context: CanvasRenderingContext2D,
  { view, size }: MatrixScene,
  area: Area,
  { buckets, color, side }: Corners,
): void {
  if (buckets.size === 0) return;
  context.fillStyle = color;
  context.beginPath();
  for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
    if (!buckets.has(bucket)) continue;
    for (let row = area.first.row; row <= area.last.row; row += 1) {
      const { x, y } = boxOf({ row, bucket }, view, size);
      const edge = side === 'right' ? x + size.cellWidth - 1 : x + 1;
      context.moveTo(side === 'right' ? edge - CORNER_PX : edge + CORNER_PX, y + 1);
      context.lineTo(edge, y + 1);
      context.lineTo(edge, y + 1 + CORNER_PX);
    }
  }
  context.fill();
}
