import { expect, test } from 'vitest';
import { readDetailsPage } from './read-product-details.ts';

const pageOf = (states: Record<string, unknown>) => ({
  widgetStates: Object.fromEntries(
    Object.entries(states).map(([name, state]) => [`${name}-1-default-1`, JSON.stringify(state)]),
  ),
});

test('both spellings of characteristics are read, group by group', () => {
  const page = pageOf({
    webCharacteristics: {
      characteristics: [
        { title: 'Общие', short: [{ name: 'Бренд', value: 'Тест' }] },
        { long: [{ key: 'color', name: 'Цвет', values: [{ text: 'белый' }, { text: 'синий' }] }] },
      ],
    },
    webDescription: { richAnnotation: ' Хороший чайник. ' },
  });
  expect(readDetailsPage(page)).toEqual({
    outcome: 'read',
    details: {
      characteristics: [
        { name: 'Бренд', value: 'Тест' },
        { name: 'Цвет', value: 'белый, синий' },
      ],
      description: 'Хороший чайник.',
    },
  });
});

test('a seller who filled nothing in has nothing, and another page is drift', () => {
  expect(readDetailsPage(pageOf({}))).toEqual({
    outcome: 'read',
    details: { characteristics: [], description: null },
  });
  expect(readDetailsPage({ some: 'page' })).toMatchObject({ outcome: 'drift' });
});
