import { seededRandom } from './random.ts';
import words from './words.json';

export const SAMPLE_FIGURES = 17;
const SPARKLINE_DAYS = 28;
const ABSENT_SHARE = 0.04;

/** One line of a wide table: a text, a line and seventeen figures, some of them never measured. */
export type SampleRow = {
  id: number;
  query: string;
  city: string;
  sparkline: readonly (number | null)[];
  figures: readonly (number | null)[];
};

export function sampleRows(count: number): SampleRow[] {
  const random = seededRandom(count);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const figure = (scale: number) => (random() < ABSENT_SHARE ? null : Math.round(random() * scale));
  return Array.from({ length: count }, (_, id) => ({
    id,
    query: id === 3 ? words.long : `${pick(words.things)} ${pick(words.traits)} ${id + 1}`,
    city: words.city,
    sparkline: Array.from({ length: SPARKLINE_DAYS }, () => figure(100)),
    figures: Array.from({ length: SAMPLE_FIGURES }, (_figure, index) => figure(10 ** (2 + (index % 5)))),
  }));
}
