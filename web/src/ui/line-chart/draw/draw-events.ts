import type uPlot from 'uplot';
import type { ChartEvents } from '../model/chart-events.ts';
import { chartFont } from './chart-axes.ts';

const FLAG = { width: 9, height: 7, pole: 14 };

/** Dashed lines with their words for what changed, and a flag on a pole for each note; what the radar saw has a pennant. */
export function drawEvents(
  chart: uPlot,
  { notes, marks }: ChartEvents,
  color: (variable: string) => string,
  scale: number,
): void {
  const { ctx, bbox } = chart;
  // The canvas has more pixels than the page on dense screens.
  const unit = (scale * ctx.canvas.width) / chart.width;
  ctx.save();
  ctx.lineWidth = unit;
  for (const { seconds, label, isSilent = false } of marks) {
    const left = leftOf(chart, seconds);
    if (left === undefined) continue;
    ctx.strokeStyle = color('--v-border-strong');
    ctx.setLineDash([3 * unit, 3 * unit]);
    line(ctx, left, bbox.top, bbox.top + bbox.height);
    if (isSilent) continue;
    ctx.fillStyle = color('--mantine-color-dimmed');
    ctx.font = chartFont(unit);
    const isRoomy = left + ctx.measureText(label).width + 10 * unit < bbox.left + bbox.width;
    ctx.textAlign = isRoomy ? 'left' : 'right';
    ctx.textBaseline = 'top';
    const start = { left: left + (isRoomy ? 5 : -5) * unit, top: bbox.top + 2 * unit };
    writeLabel(ctx, label, start, { halo: color('--v-surface'), unit });
  }
  ctx.setLineDash([]);
  for (const { seconds, isChange } of notes) {
    const left = leftOf(chart, seconds);
    if (left === undefined) continue;
    const top = bbox.top - FLAG.pole * unit;
    const shade = color(isChange === true ? '--v-warning-text' : '--v-accent');
    ctx.strokeStyle = shade;
    ctx.fillStyle = shade;
    ctx.globalAlpha = 0.45;
    line(ctx, left, bbox.top, bbox.top + bbox.height);
    ctx.globalAlpha = 1;
    line(ctx, left, top, bbox.top);
    if (isChange === true) pennant(ctx, left, top, unit);
    else ctx.fillRect(left, top, FLAG.width * unit, FLAG.height * unit);
  }
  ctx.restore();
}

/** Canvas pixels; undefined outside of what is in view. */
function leftOf(chart: uPlot, seconds: number): number | undefined {
  const { min, max } = chart.scales['x'] ?? {};
  if (min == null || max == null || seconds < min || seconds > max) return undefined;
  return chart.valToPos(seconds, 'x', true);
}

function line(ctx: CanvasRenderingContext2D, left: number, top: number, bottom: number): void {
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(left, bottom);
  ctx.stroke();
}

function pennant(ctx: CanvasRenderingContext2D, left: number, top: number, unit: number): void {
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(left + FLAG.width * unit, top + (FLAG.height / 2) * unit);
  ctx.lineTo(left, top + FLAG.height * unit);
  ctx.fill();
}

/** Readable over the lines that it crosses. */
function writeLabel(
  ctx: CanvasRenderingContext2D,
  label: string,
  { left, top }: { left: number; top: number },
  { halo, unit }: { halo: string; unit: number },
): void {
  ctx.save();
  ctx.setLineDash([]);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4 * unit;
  ctx.strokeStyle = halo;
  ctx.strokeText(label, left, top);
  ctx.fillText(label, left, top);
  ctx.restore();
}
