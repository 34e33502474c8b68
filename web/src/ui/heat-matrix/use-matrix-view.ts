import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { usePaint } from '../../theme/use-paint.ts';
import { drawMatrix } from './draw-matrix.ts';
import type { View } from './matrix-geometry.ts';
import { type MatrixPalette, readPalette } from './matrix-palette.ts';
import type { MatrixScene } from './matrix-scene.ts';

type Scene = Omit<MatrixScene, 'view' | 'palette'>;

/** The window of the matrix: reads scroll and size, and draws at most once a frame. */
export function useMatrixView(
  scroller: RefObject<HTMLDivElement | null>,
  readView: () => View,
  scene: Scene,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(scene);
  const palette = useRef<MatrixPalette>(undefined);
  const frame = useRef(0);
  const paint = usePaint();

  const draw = useCallback(() => {
    const element = canvas.current;
    const context = element?.getContext('2d', { alpha: false });
    if (element === null || context === null || context === undefined) return;
    const view = readView();
    const ratio = window.devicePixelRatio;
    fitCanvas(element, view, ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    palette.current ??= readPalette(element, context);
    drawMatrix(context, { ...latest.current, view, palette: palette.current });
  }, [readView]);

  const requestDraw = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(draw);
  }, [draw]);

  useLayoutEffect(() => {
    latest.current = scene;
    requestDraw();
  });

  useEffect(() => {
    palette.current = undefined;
    requestDraw();
  }, [paint, requestDraw]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const resize = new ResizeObserver(requestDraw);
    resize.observe(element);
    // The font may arrive after the first draw.
    void document.fonts.ready.then(requestDraw);
    return () => {
      resize.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [scroller, requestDraw]);

  return { canvas, requestDraw };
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
