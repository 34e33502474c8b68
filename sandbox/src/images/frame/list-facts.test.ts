import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

test('facts are what the card says, short enough for a picture, in the order of the card', () => {
  expect(
    listFacts([
      { name: 'Тип', value: 'термокружка' },
      { name: 'Бренд', value: 'Кухмаркет' },
      { name: 'Вид', value: 'чёрная' },
      { name: 'Назначение', value: 'для чая и кофе в дальней дороге' },
      { name: 'Размер', value: '500 мл' },
      { name: 'Гарантийный срок', value: '1 год' },
      { name: 'Количество в упаковке, шт', value: '1' },
    ]),
  ).toEqual(['Чёрная', '500 мл', 'Гарантия 1 год']);
});

test('a card that says nothing has no facts', () => {
  expect(listFacts([])).toEqual([]);
});
