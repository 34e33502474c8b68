/** The palette that is offered; a tag's colour is data of the person and not of the theme. */
export const TAG_COLORS = [
  { id: 'violet', color: '#675dd8' },
  { id: 'blue', color: '#2576ad' },
  { id: 'teal', color: '#0f7f7f' },
  { id: 'green', color: '#1f7f4c' },
  { id: 'lime', color: '#a9c94f' },
  { id: 'yellow', color: '#f0c350' },
  { id: 'orange', color: '#f29c52' },
  { id: 'red', color: '#cf3f3f' },
  { id: 'pink', color: '#c24a8d' },
  { id: 'gray', color: '#6b7188' },
] as const;

/** The surfaces of both themes (`--v-surface` of theme/tokens.css), where chips lie. */
export const SURFACES = { light: '#ffffff', dark: '#2f3349' } as const;

// WCAG AA for small text.
const READABLE_FROM = 4.5;

// A chip below this against its surface is held together by its border alone.
const VISIBLE_FROM = 1.25;

/** As typed or pasted: with or without the sign, in either case. undefined while it is no colour. */
export function parseColor(typed: string): string | undefined {
  const hex = /^#?([0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  return hex === undefined ? undefined : `#${hex.toLowerCase()}`;
}

/** WCAG 2.2, relative luminance: 0 for black, 1 for white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The text of a chip: white where it reads well, else black, which then always does (a softer black would not). */
export function inkOn(color: string): string {
  return contrast(color, '#ffffff') >= READABLE_FROM ? '#ffffff' : '#000000';
}

/** The themes where the chip melts into the background. */
export function faintThemes(color: string): (keyof typeof SURFACES)[] {
  return (['light', 'dark'] as const).filter((theme) => contrast(color, SURFACES[theme]) < VISIBLE_FROM);
}
