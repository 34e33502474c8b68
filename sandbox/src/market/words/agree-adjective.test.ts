import { describe, expect, it } from 'vitest';
import { agreeAdjective, isAdjective } from './agree-adjective.ts';

describe('agreeAdjective', () => {
  it.each([
    ['красный', 'красная', 'красное', 'красные'],
    ['синий', 'синяя', 'синее', 'синие'],
    ['голубой', 'голубая', 'голубое', 'голубые'],
    ['большой', 'большая', 'большое', 'большие'],
    ['мягкий', 'мягкая', 'мягкое', 'мягкие'],
    ['рабочий', 'рабочая', 'рабочее', 'рабочие'],
    ['рыжий', 'рыжая', 'рыжее', 'рыжие'],
    ['светящийся', 'светящаяся', 'светящееся', 'светящиеся'],
  ])('agrees %s', (lemma, feminine, neuter, plural) => {
    expect(agreeAdjective(lemma, 'm')).toBe(lemma);
    expect(agreeAdjective(lemma, 'f')).toBe(feminine);
    expect(agreeAdjective(lemma, 'n')).toBe(neuter);
    expect(agreeAdjective(lemma, 'p')).toBe(plural);
  });

  it.each(['оверсайз', 'для девочки', 'со скидкой', 'с ортопедической спинкой'])(
    'leaves "%s" alone',
    (text) => {
      expect(agreeAdjective(text, 'f')).toBe(text);
      expect(isAdjective(text)).toBe(false);
    },
  );
});
