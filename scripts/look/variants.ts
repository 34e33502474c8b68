export type Variant = { language: string; theme: 'light' | 'dark'; width: number; height: number };

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Each script and each direction once: the other two languages differ by their texts alone. */
const LANGUAGES = ['ru', 'ar'];
const THEMES = ['light', 'dark'] as const;

/** interface-rules.md S1: what every screen is looked at in. */
const VARIANTS: readonly Variant[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => SIZES.map((size) => ({ language, theme, ...size }))),
);

export function nameOf({ language, theme, width }: Variant): string {
  return `${language}-${theme}-${width}`;
}

/** `ru`, `dark`, `360`, or several of them with commas: only the variants that have every word. */
export function chooseVariants(only: string | undefined): readonly Variant[] {
  const words = only?.split(',') ?? [];
  return VARIANTS.filter((variant) => words.every((word) => nameOf(variant).split('-').includes(word)));
}
