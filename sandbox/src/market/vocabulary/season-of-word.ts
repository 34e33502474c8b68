import type { SeasonName } from './season-profiles.ts';

const WORDS: readonly [RegExp, SeasonName][] = [
  [/новогодн|рождеств|деда мороза|ёлк|с оленями|символом года/i, 'newYear'],
  [/^зимн|^шипован|на меху|с начёсом|для снега|для зимней|с шипами/i, 'winterWear'],
  [/^летн|^пляжн|для моря|для пляжа|на лето|от солнца/i, 'summer'],
  [/^демисезон|^осенн|^весенн/i, 'demi'],
  [/^школьн|для школ|в школу|первоклассник|класс$/i, 'school'],
  [/на 8 марта|на 23 февраля|на 14 февраля/i, 'gifts'],
  [/для пикника|для шашлыка|для кемпинга/i, 'picnic'],
];

/** The season that a word brings with it, whatever the goods. */
export function seasonOfWord(text: string): SeasonName | undefined {
  return WORDS.find(([words]) => words.test(text))?.[1];
}
