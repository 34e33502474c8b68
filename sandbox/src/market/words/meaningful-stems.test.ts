import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { meaningfulStems } from './meaningful-stems.ts';

const stemsOf = (text: string) => meaningfulStems(foldText(text));

describe('meaningfulStems', () => {
  it.each([
    ['красная сумка', 'красные сумки'],
    ['синее платье', 'синих платьев'],
    ['детский костюм', 'детского костюма'],
    ['Чёрный  Чайник', 'черные чайники'],
    ['флешка 128 ГБ', 'флешка 128гб'],
  ])('finds the same in "%s" and "%s"', (one, other) => {
    expect(stemsOf(one)).toEqual(stemsOf(other));
  });

  it('drops prepositions and praise', () => {
    expect(stemsOf('недорогой чехол для телефона со скидкой')).toEqual(stemsOf('чехол телефон'));
  });
});
