/** Colours of the theme as they are where the element stands, each read once. */
export function colorsOf(element: Element): (variable: string) => string {
  const styles = getComputedStyle(element);
  const known = new Map<string, string>();
  return (variable) => {
    const color = known.get(variable) ?? styles.getPropertyValue(variable).trim();
    known.set(variable, color);
    return color;
  };
}

let painted: { paint: string; color: (variable: string) => string } | undefined;

/** The same for all charts of the page until it is painted anew; see usePaint. */
export function colorsOfPage(paint: string): (variable: string) => string {
  if (painted?.paint !== paint) painted = { paint, color: colorsOf(document.documentElement) };
  return painted.color;
}
