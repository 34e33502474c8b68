import type { CardStrips } from '@vitrina/contract/radar/card.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import type { CardFacts } from '../../cards/facts.ts';
import type { CardChain } from './card-chain.ts';
import { STRIP_FACTS, STRIP_KINDS, type StripFact } from './strip-kinds.ts';

type Step<Value> = { at: Date; value: Value };
type Span<Value> = { from: Date; to: Date | null; values: Value[] };

/** Each fact has one source; where both report it, the seller's word is the nearer one. */
function ownerOf(chains: readonly CardChain[], fact: StripFact): CardChain | undefined {
  const telling = chains.filter(({ snapshots }) => snapshots.some(({ facts }) => facts[fact] !== undefined));
  return telling.find(({ source }) => source === 'seller') ?? telling[0];
}

/** The values one after the other, each other than the one before. */
function stepsOf<Value>(chain: CardChain | undefined, read: (facts: CardFacts) => Value | undefined) {
  const steps: Step<Value>[] = [];
  for (const { at, facts } of chain?.snapshots ?? []) {
    const value = read(facts);
    const last = steps.at(-1);
    if (value === undefined || (last && JSON.stringify(last.value) === JSON.stringify(value))) continue;
    steps.push({ at, value });
  }
  return steps;
}

/** How long each thing of a list stood in it without a break, in the order in which they came. */
function spansOf<Value>(steps: readonly Step<readonly Value[]>[], keyOf: (value: Value) => string | number) {
  const spans: Span<Value>[] = [];
  const open = new Map<string | number, Span<Value>>();
  for (const { at, value } of steps) {
    const present = new Map(value.map((one) => [keyOf(one), one]));
    for (const [key, span] of open) {
      if (present.has(key)) continue;
      span.to = at;
      open.delete(key);
    }
    for (const [key, one] of present) {
      const span = open.get(key);
      if (span !== undefined) span.values.push(one);
      else {
        const begun = { from: at, to: null, values: [one] };
        open.set(key, begun);
        spans.push(begun);
      }
    }
  }
  return spans;
}

const written = ({ from, to }: { from: Date; to: Date | null }) => ({
  from: from.toISOString(),
  to: to?.toISOString() ?? null,
});

function writeSteps<Value>(steps: readonly Step<Value>[]): { at: string; value: Value }[] {
  return steps.map(({ at, value }) => ({ at: at.toISOString(), value }));
}

function sellersOf(steps: readonly Step<readonly CardOffer[]>[]): CardStrips['sellers'] {
  return spansOf(steps, (offer) => offer.sku).flatMap((span) => {
    const last = span.values.at(-1);
    if (last === undefined) return [];
    const prices = span.values.flatMap(({ priceKopecks }) => priceKopecks ?? []);
    return {
      ...written(span),
      sku: last.sku,
      name: last.sellerName,
      lowestKopecks: prices.length === 0 ? null : Math.min(...prices),
      lastKopecks: last.priceKopecks,
    };
  });
}

function picturesOf(steps: readonly Step<NonNullable<CardFacts['pictures']>>[]): CardStrips['pictures'] {
  const mains = steps.map(({ at, value }) => ({
    at,
    value: [{ hash: value[0]?.hash ?? null, count: value.length }],
  }));
  return spansOf(mains, ({ hash }) => hash ?? '').map((span) => ({
    ...written(span),
    hash: span.values[0]?.hash ?? null,
    count: span.values.at(-1)?.count ?? 0,
  }));
}

/** What a card was like over a period, from what its sources reported. */
export function foldStrips(chains: readonly CardChain[]): CardStrips {
  const owners = new Map(STRIP_FACTS.map((fact) => [fact, ownerOf(chains, fact)]));
  const steps = <Fact extends StripFact>(fact: Fact) =>
    stepsOf<Exclude<CardFacts[Fact], undefined>>(owners.get(fact), (facts) => facts[fact] as never);
  const offers = steps('offers');
  const counts = offers.filter(({ value }, index) => value.length !== offers[index - 1]?.value.length);
  return {
    sources: chains.map((chain) => ({
      source: chain.source,
      kinds: STRIP_FACTS.filter((fact) => owners.get(fact) === chain).map((fact) => STRIP_KINDS[fact]),
      knownFrom: chain.knownFrom.toISOString(),
      knownUntil: chain.knownUntil.toISOString(),
      gaps: chain.gaps.map(({ from, to, only }) => ({
        from: from.toISOString(),
        to: to.toISOString(),
        only,
      })),
    })),
    price: writeSteps(steps('price')),
    stock: writeSteps(steps('stock')),
    rating: writeSteps(steps('rating')),
    reviews: writeSteps(steps('reviews')),
    contentRating: writeSteps(steps('contentRating')),
    category: writeSteps(steps('category')),
    sellersCount: counts.map(({ at, value }) => ({ at: at.toISOString(), value: value.length })),
    sellers: sellersOf(offers),
    pictures: picturesOf(steps('pictures')),
    badges: spansOf(steps('badges'), (name) => name).map((span) => ({
      ...written(span),
      name: span.values[0] ?? '',
    })),
  };
}
