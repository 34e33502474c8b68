import { addDays, Day, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { ProductTitle, WordFigures, WordPair, WordRow } from '@vitrina/contract/word-statistics.ts';
import type { Period } from '../platform/texts/create-format.ts';
import { clipPeriod, earliestInPlan, type PeriodBounds, presetPeriod } from '../ui/period/period.ts';

/** Descriptions by SKU: null is one that the marketplace did not give, a missing one is on its way. */
export type Descriptions = ReadonlyMap<number, ReadonlySet<string> | null>;

/** In how many of the chosen products a word stands; `unknown`: their descriptions are not known. */
export type Places = { title: number; description: number; unknown: number; total: number };
export type PlacedWord = WordRow & { places: Places };

export function placesOf(key: string, titles: readonly ProductTitle[], descriptions: Descriptions): Places {
  const texts = titles.map(({ sku }) => descriptions.get(sku) ?? null);
  return {
    title: titles.filter(({ parts }) => parts.some((part) => part.key === key)).length,
    description: texts.filter((keys) => keys?.has(key)).length,
    unknown: texts.filter((keys) => keys === null).length,
    total: titles.length,
  };
}

type Details = { words: readonly WordRow[]; titles: readonly ProductTitle[] };
type Described = { sku: number; keys: readonly string[] | null };

/** The words with the places that have them, as far as descriptions are known. */
export function placeWords({ words, titles }: Details, descriptions: readonly Described[]): PlacedWord[] {
  const known = new Map(
    descriptions.map(({ sku, keys }) => [sku, keys === null ? null : new Set(keys)] as const),
  );
  return words.map((word) => ({ ...word, places: placesOf(word.key, titles, known) }));
}

const PLACE_NAMES = ['title', 'description', 'unknown', 'nowhere'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** The best place of a word. Nowhere is said only of a word that was looked for everywhere. */
export function placeOf({ title, description, unknown }: Places): PlaceName {
  if (title > 0) return 'title';
  if (description > 0) return 'description';
  return unknown > 0 ? 'unknown' : 'nowhere';
}

/** Growth from nothing has no percentage. */
export function changeOf({ users, usersBefore }: Pick<WordFigures, 'users' | 'usersBefore'>): number | null {
  return users === null || usersBefore === null || usersBefore === 0 ? null : users / usersBefore - 1;
}

/** What a cell shows: undefined where the formula would divide by zero, null where nobody told a part of it. */
export function shareCell(share: number | null, part: number | null, whole: number | null) {
  if (share !== null) return share;
  return part === null || whole === null ? null : undefined;
}

/** Spend and sales of different days have no share, however well each is known. */
export function ddrCell({ ddr, spendKopecks, gmvKopecks }: WordFigures) {
  const isOfOtherDays = ddr === null && spendKopecks !== null && (gmvKopecks ?? 0) > 0;
  return isOfOtherDays ? null : shareCell(ddr, spendKopecks, gmvKopecks);
}

/** Text of a filter in any of a word's forms; folded as queries are. */
function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е');
}

export function filterWords(
  words: readonly PlacedWord[],
  { contains, place }: { contains: string; place: PlaceName | 'any' },
): PlacedWord[] {
  const wanted = fold(contains);
  return words.filter(
    (word) =>
      (wanted === '' || word.forms.some((form) => form.includes(wanted))) &&
      (place === 'any' || placeOf(word.places) === place),
  );
}

export function filterPairs(pairs: readonly WordPair[], contains: string): WordPair[] {
  const wanted = fold(contains);
  return pairs.filter(({ words }) => wanted === '' || words.some((word) => word.includes(wanted)));
}

/** 0 to 1 for each word of a title: how much of the traffic of this product's strongest word it carries. */
export function strengthsOf({ parts, mostUsers }: ProductTitle): (number | null)[] {
  return parts.map(({ users }) => (users === null ? null : users / Math.max(1, mostUsers)));
}

/** The word of the title after which a missing one is offered; null: it begins the title. */
export function neighbourOf({ parts }: ProductTitle, before: number): string | null {
  return parts.slice(0, before).findLast(({ key }) => key !== null)?.text ?? null;
}

/** product.md 8.4: the figures of a day are there on the next one, after 15:00 Moscow. */
const READY_HOUR = 15;

export function newestDay(now: Date): Day {
  return addDays(moscowDay(new Date(now.getTime() - READY_HOUR * HOUR_MS)), -1);
}

/** The period that the address names; undefined when it names none. */
export function namedPeriod({ from, to }: { from: string; to: string }): Period | undefined {
  return Day.safeParse(from).success && Day.safeParse(to).success && from <= to ? { from, to } : undefined;
}

/** What the plan shows of it; four weeks when it names nothing that can be shown, a week where the plan shows less. */
export function periodOf(named: Period | undefined, bounds: PeriodBounds, planDays: number | null): Period {
  const visible = { ...bounds, minimum: earliestInPlan(bounds, planDays) };
  const standard = presetPeriod(planDays !== null && planDays < 28 ? '7d' : '28d', visible);
  return (named && clipPeriod(named, visible)) ?? standard;
}

/** The products that the words are of: those that the address names, else those that the server chose. */
export function productsOf(named: readonly Sku[], titles: readonly Pick<ProductTitle, 'sku'>[]): Sku[] {
  return named.length > 0 ? [...named] : titles.map(({ sku }) => sku);
}
