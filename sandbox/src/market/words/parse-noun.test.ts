import { describe, expect, it } from 'vitest';
import { parseNoun } from './parse-noun.ts';

describe('parseNoun', () => {
  it.each([
    ['сумка/f', 'сумки'],
    ['шуба/f', 'шубы'],
    ['тетрадь/f', 'тетради'],
    ['энциклопедия/f', 'энциклопедии'],
    ['чайник/m', 'чайники'],
    ['чемодан/m', 'чемоданы'],
    ['блендер/m', 'блендеры'],
    ['плащ/m', 'плащи'],
    ['утюг/m', 'утюги'],
    ['платье/n', 'платья'],
    ['полотенце/n', 'полотенца'],
    ['удобрение/n', 'удобрения'],
    ['ковёр/m/ковры', 'ковры'],
  ])('%s has the plural %s', (entry, plural) => {
    expect(parseNoun(entry).plural).toBe(plural);
  });

  it.each(['пальто/n/-', 'кроссовки/p'])('%s has no other number', (entry) => {
    expect(parseNoun(entry).plural).toBeUndefined();
  });

  it('refuses an entry without a gender', () => {
    expect(() => parseNoun('сумка')).toThrow('сумка');
  });
});
