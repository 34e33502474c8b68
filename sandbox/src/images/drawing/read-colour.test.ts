import { expect, test } from 'vitest';
import { readColour } from './read-colour.ts';

test.each([
  ['Кроссовки женские чёрные', 'black'],
  ['Жёлтая кружка с белым рисунком', 'yellow'],
  ['Серебряное кольцо', 'silver'],
  ['Серый шарф', 'grey'],
  ['Джинсовая куртка синяя', 'denim'],
  ['Рубашка из синтетической ткани', undefined],
  ['Комплект белья', undefined],
  ['Средство для мытья полов', undefined],
  ['', undefined],
])('%j is %s', (title, colour) => {
  expect(readColour(title)).toBe(colour);
});
