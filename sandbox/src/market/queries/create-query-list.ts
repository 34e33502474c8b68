import { mix, unit } from '../chance.ts';
import type { Group, Lexicon, NounForm } from '../vocabulary/lexicon.ts';
import { SEASON_NAMES } from '../vocabulary/season-profiles.ts';
import { misspell } from '../words/misspell.ts';
import { listPhrases } from './enumerate-phrases.ts';
import { NOUN, WORDINGS } from './phrase-orders.ts';
import { orderByPopularity, type PhraseTable } from './phrase-table.ts';
import type { QueryList } from './query-list.ts';

/** A slip is as popular as the right query that stands at `rank`; `row` is where its right query stands. */
type Misspelling = { rank: number; row: number; seed: number };

// Popular queries are misspelt in several ways, rare ones by nobody.
const VARIANTS_BY_RANK: readonly (readonly [below: number, variants: number])[] = [
  [300, 4],
  [3000, 1.4],
  [12_000, 0.25],
  [40_000, 0.1],
];

// All phrases in order would take a small market longer than all the rest of it; some of the first say the same as others.
const SPARE = 1.5;

/** Which queries are also typed with a slip, 8 to 80 times rarer than right, in the order of popularity. */
function planMisspellings(queryCount: number, seed: number): Misspelling[] {
  const plans: Misspelling[] = [];
  const last = VARIANTS_BY_RANK.at(-1)?.[0] ?? 0;
  for (let row = 0; row < Math.min(queryCount, last); row += 1) {
    const variants = VARIANTS_BY_RANK.find(([below]) => row < below)?.[1] ?? 0;
    for (let variant = 0; variant < Math.ceil(variants); variant += 1) {
      const hash = mix(mix(seed, row), variant);
      if (unit(hash) >= variants - variant) continue;
      // By Zipf's law n times rarer is n times further down.
      const rank = Math.round((row + 20) * 8 * 10 ** unit(mix(hash, 1)));
      if (rank < queryCount) plans.push({ rank, row, seed: hash });
    }
  }
  return plans.toSorted((one, other) => one.rank - other.rank || one.seed - other.seed);
}

/** The phrase as a buyer types it, adjectives agreed with the noun. */
function writePhrase(table: PhraseTable, row: number, group: Group, form: NounForm): string {
  const wording = WORDINGS[table.wordings[row] ?? 0];
  let text = '';
  for (const place of wording?.order ?? []) {
    const slot = wording?.meaning.says[place];
    const choice = (place === 0 ? table.first[row] : table.second[row]) ?? 0;
    const said = slot && group.choices[slot][choice]?.attribute.typed[form.gender];
    const word = place === NOUN || said === undefined ? form.typed : said;
    text = text === '' ? word : `${text} ${word}`;
  }
  return text;
}

/** The said word that has a season of its own decides, else the goods do. */
function seasonOfPhrase(table: PhraseTable, row: number, group: Group): number {
  const says = WORDINGS[table.wordings[row] ?? 0]?.meaning.says ?? [];
  const choices = [table.first[row] ?? 0, table.second[row] ?? 0];
  for (const [which, slot] of says.entries()) {
    const season = group.choices[slot][choices[which] ?? 0]?.attribute.season;
    if (season !== undefined) return SEASON_NAMES.indexOf(season);
  }
  return SEASON_NAMES.indexOf(group.season);
}

/** Said with anything that is for sale; only a market with more queries than its vocabulary has phrases needs them. */
const ADDITIONS: readonly ((phrase: string) => string)[] = [
  (phrase) => `купить ${phrase}`,
  (phrase) => `${phrase} с доставкой`,
  (phrase) => `${phrase} каталог`,
  (phrase) => `${phrase} интернет магазин`,
];

function createList(capacity: number) {
  return {
    texts: [] as string[],
    places: new Map<string, number>(),
    nouns: new Uint16Array(capacity),
    seasons: new Uint8Array(capacity),
    specificity: new Uint8Array(capacity),
    isMisspelt: new Uint8Array(capacity),
    means: new Uint32Array(capacity),
  } satisfies QueryList;
}

/** The phrases once more with each addition, behind all that are there, until the list is full. */
function addLongTail(list: ReturnType<typeof createList>, queryCount: number): void {
  const phrases = list.texts.length;
  for (const extend of ADDITIONS) {
    for (let from = 0; from < phrases && list.texts.length < queryCount; from += 1) {
      const text = extend(list.texts[from] ?? '');
      if (list.places.has(text)) continue;
      const place = list.texts.push(text) - 1;
      list.places.set(text, place);
      for (const column of [list.nouns, list.seasons, list.specificity, list.isMisspelt])
        column[place] = column[from] ?? 0;
      list.means[place] = list.places.get(extend(list.texts[list.means[from] ?? from] ?? '')) ?? place;
    }
  }
}

/** At most `queryCount` different queries, those of a smaller market first: fewer if nobody can say more. */
export function createQueryList(lexicon: Lexicon, seed: number, queryCount: number): QueryList {
  const forms: NounForm[] = lexicon.nouns.flatMap((noun) => noun.forms);
  const table = listPhrases(lexicon, forms, mix(seed, 11));
  let order = orderByPopularity(table, SPARE * queryCount);
  const misspellings = planMisspellings(queryCount, mix(seed, 12));
  const list = createList(queryCount);

  function add(row: number, slip: number | undefined): void {
    const form = forms[table.forms[row] ?? 0];
    const noun = lexicon.nouns[form?.nounId ?? -1];
    const group = lexicon.groups[noun?.groupId ?? -1];
    if (form === undefined || noun === undefined || group === undefined) return;
    const right = writePhrase(table, row, group, form);
    const text = slip === undefined ? right : misspell(right, slip);
    if (text === undefined || list.places.has(text)) return;
    const place = list.texts.push(text) - 1;
    list.places.set(text, place);
    list.nouns[place] = noun.id;
    list.seasons[place] = seasonOfPhrase(table, row, group);
    list.specificity[place] = WORDINGS[table.wordings[row] ?? 0]?.meaning.says.length ?? 0;
    list.isMisspelt[place] = slip === undefined ? 0 : 1;
    list.means[place] = list.places.get(right) ?? place;
  }

  let nextSlip = 0;
  for (let rank = 0; rank < table.length && list.texts.length < queryCount; rank += 1) {
    if (rank === order.length) order = orderByPopularity(table, table.length);
    const slip = misspellings[nextSlip];
    if (slip !== undefined && slip.rank <= list.texts.length) {
      add(order[slip.row] ?? 0, slip.seed);
      nextSlip += 1;
      rank -= 1;
    } else {
      add(order[rank] ?? 0, undefined);
    }
  }
  addLongTail(list, queryCount);
  return list;
}
