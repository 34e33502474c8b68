import { beforeAll, describe, expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import type { Market } from '../market/market.ts';
import { AREAS } from '../market/vocabulary/areas.ts';
import { drawProduct, type Subject } from './draw-product.ts';
import { chooseShape } from './shapes/choose-shape.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7];
const MOST_BYTES = 12 * 1024;
const MOST_MS = 2;

const NOUNS = AREAS.flatMap(({ categories }) =>
  categories.flatMap(({ id, name, groups }) =>
    groups.flatMap(({ nouns }) =>
      nouns.split(', ').map((entry) => ({ categoryId: id, name, noun: entry.split('/')[0] ?? '' })),
    ),
  ),
);

const MUG: Subject = {
  sku: 338_334_210,
  categoryId: 29,
  title: 'Синяя кружка',
  brand: 'Чай & <Ко>',
  characteristics: [
    { name: 'Тип', value: 'кружка' },
    { name: 'Назначение', value: 'для "своих" & <гостей>' },
  ],
};

const describeNoun = ({ categoryId, noun }: { categoryId: number; noun: string }, sku: number): Subject => ({
  ...MUG,
  sku,
  categoryId,
  title: noun,
  characteristics: [
    { name: 'Тип', value: noun },
    { name: 'Вид', value: 'хороший' },
    { name: 'Размер', value: '500 мл' },
  ],
});

/** The names of tags that are left open, or what does not belong into a document. */
function findFaults(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, tag = '', name = '', attributes = ''] of svg.matchAll(/(<(\/?[a-zA-Z]+)([^<>]*)>)/g)) {
    if (!/^(\s[\w:-]+="[^"<&]*")*\s?\/?$/.test(attributes)) faults.push(tag);
    if (name.startsWith('/')) {
      if (open.pop() !== name.slice(1)) faults.push(tag);
    } else if (!attributes.endsWith('/')) open.push(name);
  }
  const text = svg.replaceAll(/<[^<>]*>/g, '');
  if (/[<>]|&(?!(amp|lt|gt|quot);)/.test(text)) faults.push(text);
  return [...faults, ...open];
}

describe('pictures of products', () => {
  test('are the same every time and differ by place, product and revision', () => {
    const first = drawProduct(MUG, 1);
    expect(drawProduct({ ...MUG }, 1)).toBe(first);
    const others = [
      ...PLACES.slice(1).map((place) => drawProduct(MUG, place)),
      ...[1, 2, 3].map((revision) => drawProduct(MUG, 1, revision)),
      drawProduct({ ...MUG, sku: 5 }, 1),
    ];
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  test('a colour that the title names is the colour of the thing', () => {
    const main = (title: string) =>
      /id="round".*?hsl\((\d+) (\d+)% (\d+)%\)/.exec(drawProduct({ ...MUG, title }, 1));
    const [, red] = main('Красная кружка') ?? [];
    const [, blue] = main('Синяя кружка') ?? [];
    expect(Math.abs(Number(blue) - 222)).toBeLessThan(10);
    expect(Math.abs(Number(red) - 354)).toBeLessThan(10);
  });

  test('what a seller writes cannot break the markup', () => {
    for (const place of PLACES) expect(findFaults(drawProduct(MUG, place))).toEqual([]);
    expect(drawProduct(MUG, 3)).not.toContain('<Ко>');
  });

  test('every noun of every category has a drawing chosen for it', () => {
    expect(NOUNS.length).toBeGreaterThan(1000);
    expect(NOUNS.filter(({ categoryId, noun }) => chooseShape(categoryId, noun) === undefined)).toEqual([]);
    expect(chooseShape(29, 'паровоз')).toBeUndefined();
    expect(chooseShape(999, 'кружка')).toBeUndefined();
  });

  test('ten products of a kind are ten pictures', () => {
    for (const kind of NOUNS.filter((_, index) => index % 5 === 0)) {
      const ten = Array.from({ length: 10 }, (_, index) =>
        drawProduct(describeNoun(kind, 1000 + index * 190), 1),
      );
      expect(new Set(ten).size, kind.noun).toBe(10);
    }
  });

  test('all are small, well-formed, and bring neither scripts nor anything from elsewhere', () => {
    for (const [index, kind] of NOUNS.entries()) {
      const drawn = drawProduct(describeNoun(kind, 5000 + index * 77), PLACES[index % PLACES.length] ?? 1);
      expect(Buffer.byteLength(drawn), kind.noun).toBeLessThan(MOST_BYTES);
      expect(findFaults(drawn), kind.noun).toEqual([]);
      expect(drawn, kind.noun).not.toMatch(
        /<script|<image|<foreignObject|\son\w+=|javascript:|NaN|undefined/i,
      );
      expect(drawn.replace('xmlns="http://www.w3.org/2000/svg"', ''), kind.noun).not.toMatch(
        /https?:|href="[^#]/,
      );
    }
  });
});

describe('main pictures of a market', () => {
  let market: Market;
  let drawings: string[];
  const subject = (index: number): Subject => {
    const product = market.products.at(index);
    return { ...product, characteristics: market.products.card(product.sku).characteristics };
  };

  beforeAll(() => {
    market = createMarket({ seed: 7, queryCount: 500, productCount: 4000 });
    drawings = Array.from({ length: 1000 }, (_, index) => drawProduct(subject(index * 4), 1));
  });

  test('are all different, and some two of five carry words, as on marketplaces', () => {
    expect(new Set(drawings).size).toBe(drawings.length);
    // Words over a picture begin at the left edge; letters on a thing stand in its middle.
    const withWords = drawings.filter((drawn) => drawn.includes('text-anchor="start"')).length;
    expect(withWords / drawings.length).toBeGreaterThan(0.35);
    expect(withWords / drawings.length).toBeLessThan(0.5);
  });

  test('take less than two milliseconds each', () => {
    const subjects = Array.from({ length: 200 }, (_, index) => subject(index * 7));
    // The quickest of three rounds: other work on the machine is no fault of a drawing.
    const rounds = [1, 2, 3].map(() => {
      const began = performance.now();
      for (const [index, one] of subjects.entries()) drawProduct(one, PLACES[index % PLACES.length] ?? 1);
      return (performance.now() - began) / subjects.length;
    });
    expect(Math.min(...rounds)).toBeLessThan(MOST_MS);
  });
});
