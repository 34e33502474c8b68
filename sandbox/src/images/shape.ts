/** A product's own colours. */
type Palette = { main: string; dark: string; light: string };

/** A silhouette as SVG in a box of 200 × 200 around 0,0. */
export type Shape = (palette: Palette) => string;
