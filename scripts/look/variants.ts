export type Variant = { language: string; theme: 'light' | 'dark'; width: number; height: number };

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const SIZES = [PHONE, { width: 1280, height: 800 }, DESKTOP, { width: 1920, height: 1080 }];
/** Each script and each direction in everything; the other two differ by how long their texts are. */
const LANGUAGES = ['ru', 'ar'];
const OTHER_LANGUAGES = ['en', 'fr'];
const THEMES = ['light', 'dark'] as const;

/** interface-rules.md S1: what every screen is looked at in. */
const VARIANTS: readonly Variant[] = [
  ...LANGUAGES.flatMap((language) =>
    THEMES.flatMap((theme) => SIZES.map((size) => ({ language, theme, ...size }))),
  ),
  ...OTHER_LANGUAGES.flatMap((language) =>
    [PHONE, DESKTOP].map((size) => ({ language, theme: 'light' as const, ...size })),
  ),
];

export function nameOf({ language, theme, width }: Variant): string {
  return `${language}-${theme}-${width}`;
}

/** `ru`, `dark`, `360`, or several of them with commas: only the variants that have every word. */
export function chooseVariants(only: string | undefined): readonly Variant[] {
  const words = only?.split(',') ?? [];
  return VARIANTS.filter((variant) => words.every((word) => nameOf(variant).split('-').includes(word)));
}
