import type { View } from '../model/matrix-geometry.ts';

type Draw = (context: CanvasRenderingContext2D, view: View) => void;

/** Draws on a canvas that is as large as the window of the matrix, in pixels of the screen. */
export function drawFitted(
  canvas: HTMLCanvasElement | null,
  ratio: number,
  readView: () => View,
  draw: Draw,
): void {
  // Nothing shows through: the surface is drawn, too.
  const context = canvas?.getContext('2d', { alpha: false });
  if (!context) return;
  const view = readView();
  fitCanvas(context.canvas, view, ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  draw(context, view);
}

function fitCanvas(element: HTMLCanvasElement, view: View, ratio: number): void {
  const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
  if (element.width === width && element.height === height) return;
  element.width = width;
  element.height = height;
  element.style.width = `${view.width}px`;
  element.style.height = `${view.height}px`;
  // It takes no room: the cells' own box comes after it.
  element.style.marginBlockEnd = `${-view.height}px`;
}
