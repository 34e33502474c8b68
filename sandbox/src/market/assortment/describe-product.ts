import { mix, unit } from '../chance.ts';
import type { Choice, Group, Slot } from '../vocabulary/lexicon.ts';
import type { ProductColumns } from './product-columns.ts';

// How often a title says such a thing.
const CHANCES = { audience: 0.82, firstAdjective: 0.88, secondAdjective: 0.45, tail: 0.68, size: 0.6 };
const SALTS = { audience: 1, adjective: 2, tail: 3, brand: 4, size: 5, praise: 6, remark: 7 };
// Most sellers trade in two brands.
const BRANDS_OF_SELLER = 2;

// Lists run from the popular to the rare; squaring the chance draws the first entries as often as they are asked
// for. Adjectives stand in several such lists, one after the other.
const FALL = 2;
const ADJECTIVE_FALL = 1.2;

function choose(group: Group, slot: Slot, hash: number, chance: number): Choice | undefined {
  const own = mix(hash, SALTS[slot]);
  if (unit(own) >= chance) return undefined;
  const choices = group.choices[slot];
  const fall = slot === 'adjective' ? ADJECTIVE_FALL : FALL;
  const choice = choices[Math.floor(choices.length * unit(mix(own, 1)) ** fall)];
  // Praise has no stems and stands in no title.
  return choice === undefined || choice.attribute.stems.length === 0 ? undefined : choice;
}

function chooseSecondAdjective(group: Group, first: Choice | undefined, hash: number): Choice | undefined {
  const second = choose(group, 'adjective', mix(hash, 9), CHANCES.secondAdjective);
  if (first === undefined || second === undefined) return undefined;
  const classOf = (choice: Choice) => group.classes[group.choices.adjective.indexOf(choice)];
  return classOf(first) === classOf(second) ? undefined : second;
}

const idOf = (choice: Choice | undefined) => (choice === undefined ? 0 : choice.attribute.id + 1);
const isForSomebody = (choice: Choice | undefined) => choice?.attribute.written.m.startsWith('для ') ?? false;

/** What a product is like, by the words that buyers use for its group. */
export function describeProduct(
  columns: ProductColumns,
  index: number,
  group: Group,
  { sellerHash, hash }: { sellerHash: number; hash: number },
): void {
  const audience = choose(group, 'audience', hash, CHANCES.audience);
  const first = choose(group, 'adjective', hash, CHANCES.firstAdjective);
  const second = chooseSecondAdjective(group, first, hash);
  const tail = choose(group, 'tail', hash, CHANCES.tail);
  // "для девочки для школы" says для twice.
  const isClumsy = isForSomebody(audience) && isForSomebody(tail);
  const { brand } = group.choices;
  columns.audiences[index] = idOf(audience);
  columns.firstAdjectives[index] = idOf(first);
  columns.secondAdjectives[index] = idOf(second);
  columns.tails[index] = isClumsy ? 0 : idOf(tail);
  columns.sizes[index] = idOf(choose(group, 'size', hash, CHANCES.size));
  columns.brands[index] = idOf(brand[mix(sellerHash, hash % BRANDS_OF_SELLER) % Math.max(1, brand.length)]);
}
