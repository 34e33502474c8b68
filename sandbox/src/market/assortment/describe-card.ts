import { mix, unit } from '../chance.ts';
import type { CardText } from '../changes/market-change.ts';
import type { Product, ProductCard } from '../market.ts';
import type { Attribute, Lexicon } from '../vocabulary/lexicon.ts';
import { guessWeightGrams } from './guess-weight.ts';
import { writeBarcode } from './write-barcode.ts';
import type { Named } from './write-title.ts';

const COUNTRIES = 'Россия, Китай, Беларусь, Турция, Узбекистан, Индия'.split(', ');
const WARRANTIES = '14 дней, 6 месяцев, 1 год, 2 года'.split(', ');

const SENTENCES = [
  'Упаковано так, чтобы доехать целым.',
  'Подойдёт и себе, и в подарок.',
  'Перед отправкой каждый заказ проверяется.',
  'Если что-то не подошло, товар можно вернуть.',
  'Цвет на экране может немного отличаться.',
  'Ответим на вопросы в тот же день.',
];

type Characteristic = { name: string; value: string };

const CARD_WEIGHTS = { media: 30, text: 30, characteristics: 40 } as const;
const ENOUGH_PICTURES = 8;
const ENOUGH_SENTENCES = 5;
const ENOUGH_CHARACTERISTICS = 8;

const share = (have: number, enough: number) => Math.round(Math.min(1, have / enough) * 100);

function listCharacteristics(
  lexicon: Lexicon,
  { columns, nounOf }: Named,
  index: number,
  hash: number,
): Characteristic[] {
  const noun = nounOf(index);
  const say = (column: Uint16Array): string => {
    const attribute: Attribute | undefined = lexicon.attributes[(column[index] ?? 0) - 1];
    return attribute?.written[noun.gender] ?? '';
  };
  const pick = (list: readonly string[], salt: number) => list[mix(hash, salt) % list.length] ?? '';
  return [
    { name: 'Тип', value: noun.text },
    { name: 'Бренд', value: say(columns.brands) },
    { name: 'Кому', value: say(columns.audiences) },
    { name: 'Вид', value: say(columns.firstAdjectives) },
    { name: 'Особенность', value: say(columns.secondAdjectives) },
    { name: 'Назначение', value: say(columns.tails) },
    { name: 'Размер', value: say(columns.sizes) },
    { name: 'Страна-изготовитель', value: pick(COUNTRIES, 1) },
    // Not every seller fills in the last ones.
    { name: 'Гарантийный срок', value: unit(mix(hash, 2)) < 0.6 ? pick(WARRANTIES, 3) : '' },
    { name: 'Количество в упаковке, шт', value: unit(mix(hash, 4)) < 0.5 ? String(1 + (hash % 6)) : '' },
  ].filter(({ value }) => value !== '');
}

// Buyers see the label of a product whose maker has been checked.
const GENUINE = 'Оригинал';
const GENUINE_SHARE = 0.25;

const countSentences = (text: string) =>
  text.split(/[.!?…]+(?:\s|$)/u).filter((part) => part.trim() !== '').length;

type Described = {
  lexicon: Lexicon;
  products: Named;
  index: number;
  product: Product;
  /** What somebody has written on it since. */
  written: CardText | undefined;
};

/** What stands on a card beside title, pictures and price. */
export function describeCard({ lexicon, products, index, product, written }: Described): ProductCard {
  const hash = mix(mix(product.sku, 81), index);
  const first = listCharacteristics(lexicon, products, index, hash);
  const characteristics = written?.characteristics ?? first;
  const sentences = SENTENCES.filter((_, place) => unit(mix(hash, 20 + place)) < 0.55);
  const description = written?.description ?? [`${product.title}.`, ...sentences].join(' ');
  const categoryId = written?.categoryId ?? product.categoryId;
  const ratings = {
    media: share(product.imageCount, ENOUGH_PICTURES),
    text: share(written?.description ? countSentences(description) : sentences.length + 1, ENOUGH_SENTENCES),
    characteristics: share(characteristics.length, ENOUGH_CHARACTERISTICS),
  };
  const contentGroups = (['media', 'text', 'characteristics'] as const).map((key) => ({
    key,
    weight: CARD_WEIGHTS[key],
    rating: ratings[key],
  }));
  const size = first.find(({ name }) => name === 'Размер')?.value ?? '';
  const weightGrams = guessWeightGrams(size, product.priceKopecks, hash);
  const edgeMm = Math.round(40 * Math.cbrt(weightGrams / 10));
  return {
    description,
    characteristics,
    contentRating: Math.round(
      contentGroups.reduce((sum, { weight, rating }) => sum + (weight * rating) / 100, 0),
    ),
    contentGroups,
    category: { id: categoryId, name: lexicon.categories.find(({ id }) => id === categoryId)?.name ?? '' },
    badges: written?.badges ?? (unit(mix(hash, 30)) < GENUINE_SHARE ? [GENUINE] : []),
    barcode: writeBarcode(product.sku),
    weightGrams,
    sizeMm: [Math.round(edgeMm * 1.4), edgeMm, Math.max(10, Math.round(edgeMm * 0.6))],
  };
}
