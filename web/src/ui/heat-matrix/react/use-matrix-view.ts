import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { usePaint } from '../../../theme/use-paint.ts';
import { watchSize } from '../../watch-size.ts';
import { drawMatrix } from '../draw/draw-matrix.ts';
import { drawFitted } from '../draw/fit-canvas.ts';
import type { View } from '../model/matrix-geometry.ts';
import { type MatrixPalette, readPalette } from '../model/matrix-palette.ts';
import type { MatrixScene } from '../model/matrix-scene.ts';

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

  const draw = useCallback(
    () =>
      drawFitted(canvas.current, window.devicePixelRatio, readView, (context, view) => {
        palette.current ??= readPalette(context.canvas, context);
        drawMatrix(context, { ...latest.current, view, palette: palette.current });
      }),
    [readView],
  );

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
    const stop = watchSize(scroller.current, requestDraw);
    // The font may arrive after the first draw.
    void document.fonts.ready.then(requestDraw);
    return () => {
      stop();
      cancelAnimationFrame(frame.current);
    };
  }, [scroller, requestDraw]);

  return { canvas, requestDraw };
}
