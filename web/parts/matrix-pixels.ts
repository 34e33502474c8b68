import type { Locator } from 'playwright-core';

export type CellPixels = {
  /** Red, green and blue beside the corner of the cell, where no letter reaches. */
  corner: string;
  /** Different colours along the upper edge, where no letter reaches either. */
  colors: number;
  hasHatch: boolean;
};

/** What the canvas of a matrix shows of one cell of hours; the columns before them are those of names alone. */
export async function readCell(
  grid: Locator,
  row: number,
  bucket: number,
  leadPx = 240,
): Promise<CellPixels> {
  return grid.evaluate(
    (scroller, at) => {
      const canvas = scroller.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('There is no canvas.');
      const scale = canvas.width / canvas.getBoundingClientRect().width;
      const x = at.leadPx + at.bucket * 46 - scroller.scrollLeft;
      const y = 46 + at.row * 30 - scroller.scrollTop;
      const { data } = context.getImageData((x + 4) * scale, (y + 4) * scale, 30 * scale, 2);
      const pixels = Array.from({ length: data.length / 4 }, (_, index) => [
        ...data.subarray(index * 4, index * 4 + 4),
      ]);
      const colors = new Set(pixels.map(String));
      // A hatch has its line and what lies between two of them.
      const dark = (pixel: number[]) => pixel.slice(0, 3).reduce((sum, part) => sum + part, 0);
      const depths = pixels.map(dark);
      return {
        corner: (pixels[0] ?? []).slice(0, 3).join(' '),
        colors: colors.size,
        hasHatch: Math.max(...depths) - Math.min(...depths) > 60,
      };
    },
    { row, bucket, leadPx },
  );
}
