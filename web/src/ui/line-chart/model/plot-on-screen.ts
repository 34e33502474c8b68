type Plot = {
  /** How many times larger than on a plain screen letters and lines are. */
  scale: number;
  /** In pixels of the picture. */
  width: number;
  height: number;
};

/** What a plot has to be on a screen of so many pixels to a point to be a picture of this size. */
export function plotOnScreen({ scale, width, height }: Plot, pxRatio: number): Plot {
  return { scale: scale / pxRatio, width: width / pxRatio, height: height / pxRatio };
}
