import { type Area, HEAD_PX } from '../model/matrix-geometry.ts';
import type { MatrixScene } from '../model/matrix-scene.ts';
import { FONTS } from './matrix-fonts.ts';

const UPPER_Y = 15;
const LOWER_Y = HEAD_PX - 12;
const PADDING_PX = 7;

/** Two lines: what neighbours share above, each bucket's own name below. */
export function drawHead(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { view, palette } = scene;
  context.fillStyle = palette.head;
  context.fillRect(0, 0, view.width, HEAD_PX);
  context.direction = scene.direction;
  drawLower(context, scene, area);
  drawUpper(context, scene);
  context.fillStyle = palette.borderStrong;
  context.fillRect(0, HEAD_PX - 1, view.width, 1);
}

function leftOf(bucket: number, { view, size }: MatrixScene): number {
  return view.leadPx + bucket * size.cellWidth - view.scrollLeft;
}

function drawLower(context: CanvasRenderingContext2D, scene: MatrixScene, area: Area): void {
  const { heads, size, palette, marked, changed, lined, plus } = scene;
  context.font = FONTS.small;
  context.textAlign = 'center';
  for (let bucket = area.first.bucket; bucket <= area.last.bucket; bucket += 1) {
    const head = heads.lower[bucket];
    const left = leftOf(bucket, scene);
    const middle = left + size.cellWidth / 2;
    if (bucket === plus && !marked.has(bucket) && !changed.has(bucket)) {
      drawPlus(context, middle, palette.accent);
      continue;
    }
    context.fillStyle = head?.isWeekend === true ? palette.weekendText : palette.dimmed;
    const isRoomy = context.measureText(head?.text ?? '').width <= size.cellWidth - 4;
    context.fillText((isRoomy ? head?.text : head?.short) ?? '', middle, LOWER_Y);
    if (marked.has(bucket)) drawFlag(context, left + 4, palette.accent);
    if (changed.has(bucket)) drawDiamond(context, left + size.cellWidth - 9, palette.change);
    if (lined.has(bucket)) drawTip(context, left, palette.focus);
  }
}

function drawPlus(context: CanvasRenderingContext2D, x: number, color: string): void {
  context.fillStyle = color;
  context.fillRect(x - 5, LOWER_Y - 0.75, 10, 1.5);
  context.fillRect(x - 0.75, LOWER_Y - 5, 1.5, 10);
}

function drawFlag(context: CanvasRenderingContext2D, x: number, color: string): void {
  context.fillStyle = color;
  context.fillRect(x, 3, 1.5, 11);
  context.beginPath();
  context.moveTo(x + 1.5, 3);
  context.lineTo(x + 9, 5.5);
  context.lineTo(x + 1.5, 8);
  context.fill();
}

/** Where the card was seen to change: another shape than a flag, for those who see no colours. */
function drawDiamond(context: CanvasRenderingContext2D, x: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x, 3);
  context.lineTo(x + 5, 8);
  context.lineTo(x, 13);
  context.lineTo(x - 5, 8);
  context.fill();
}

/** The upper end of a mark: it points at the edge where the change stands. */
function drawTip(context: CanvasRenderingContext2D, x: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x - 5, HEAD_PX - 8);
  context.lineTo(x + 5, HEAD_PX - 8);
  context.lineTo(x, HEAD_PX - 1);
  context.fill();
}

function drawUpper(context: CanvasRenderingContext2D, scene: MatrixScene): void {
  const { view, size, heads, palette } = scene;
  context.font = FONTS.bold;
  context.textAlign = 'left';
  for (const { first, count, text } of heads.upper) {
    const left = leftOf(first, scene);
    const right = left + count * size.cellWidth;
    if (right < view.leadPx || left > view.width) continue;
    context.fillStyle = palette.border;
    context.fillRect(left - 0.5, 0, 1, HEAD_PX);
    // A day's name slides along with the view while any of its hours is on it.
    const room = Math.max(left, right - context.measureText(text).width - 2 * PADDING_PX);
    context.fillStyle = palette.text;
    context.fillText(text, Math.min(Math.max(left, view.leadPx), room) + PADDING_PX, UPPER_Y);
  }
}
