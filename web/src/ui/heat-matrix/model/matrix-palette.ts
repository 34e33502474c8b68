import type { ChangeTone, PlaceTone } from '@vitrina/contract/positions/place-tones.ts';
import { drawDots, drawHatch, TILE_PX } from './pattern-tiles.ts';

export type MatrixPalette = {
  tones: Record<PlaceTone | Exclude<ChangeTone, 'same'>, string>;
  hatch: string | CanvasPattern;
  dots: string | CanvasPattern;
  worstLine: string;
  bestLine: string;
  text: string;
  dimmed: string;
  border: string;
  borderStrong: string;
  surface: string;
  head: string;
  weekend: string;
  weekendText: string;
  accent: string;
  /** Of what the radar saw. */
  change: string;
  focus: string;
  selection: string;
};

/** Canvas knows no CSS variables: the theme's colours are read once a theme. */
export function readPalette(element: HTMLElement, context: CanvasRenderingContext2D): MatrixPalette {
  const styles = getComputedStyle(element);
  const color = (name: string) => styles.getPropertyValue(name).trim();
  return {
    tones: {
      top10: color('--v-place-top10'),
      top50: color('--v-place-top50'),
      top100: color('--v-place-top100'),
      rest: color('--v-place-rest'),
      notFound: color('--v-place-not-found'),
      roseFar: color('--v-change-rose-far'),
      rose: color('--v-change-rose'),
      fell: color('--v-change-fell'),
      fellFar: color('--v-change-fell-far'),
    },
    hatch: patternOf(context, color('--v-hatch-line'), drawHatch),
    dots: patternOf(context, color('--v-hatch-line'), drawDots),
    worstLine: color('--v-worst-line'),
    bestLine: color('--v-info-text'),
    text: color('--v-heat-text'),
    dimmed: color('--mantine-color-dimmed'),
    border: color('--v-border'),
    borderStrong: color('--v-border-strong'),
    surface: color('--v-surface'),
    head: color('--v-sunken'),
    weekend: color('--v-sunken'),
    weekendText: color('--v-accent-text'),
    accent: color('--v-accent'),
    change: color('--v-warning-text'),
    focus: color('--v-accent-text'),
    selection: 'rgb(115 103 240 / 22%)',
  };
}

type Stroke = (pen: CanvasRenderingContext2D, color: string) => void;

function patternOf(context: CanvasRenderingContext2D, color: string, draw: Stroke): string | CanvasPattern {
  const tile = document.createElement('canvas');
  tile.width = TILE_PX;
  tile.height = TILE_PX;
  const pen = tile.getContext('2d');
  if (pen === null) return color;
  draw(pen, color);
  return context.createPattern(tile, 'repeat') ?? color;
}
