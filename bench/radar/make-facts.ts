import type { CardFacts } from '../../server/src/cards/facts.ts';

const WORDS =
  'чайник электрический стальной подсветка крышка фильтр накипь мощность корпус ручка гарантия кабель'.split(
    ' ',
  );

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => WORDS[(from * 7 + index * 5) % WORDS.length]).join(' ');
const hashOf = (sku: number, index: number) => `${sku.toString(16)}${index}`.padStart(64, '0');

/** What a card of an ordinary length says; `version` counts its changes of price. */
export function makeFacts(sku: number, version: number): CardFacts {
  return {
    title: `${words(sku, 12)} ${sku}`,
    description: words(sku, 180),
    characteristics: Array.from({ length: 12 }, (_, index) => ({
      name: words(index, 2),
      value: words(sku + index, 2),
    })),
    pictures: Array.from({ length: 6 }, (_, index) => ({
      hash: hashOf(sku, index),
      look: hashOf(sku, index).slice(-16),
      address: `https://cdn.example.test/s3/multimedia/${hashOf(sku, index).slice(-20)}.jpg`,
    })),
    category: 'Дом и сад / Кухня / Чайники',
    price: 100_000 + (sku % 1000) * 100 - version * 5000,
    stock: { isAvailable: true, stock: null },
    rating: 4.7,
    reviews: 120,
    offers: [],
    badges: ['Хит'],
  };
}
