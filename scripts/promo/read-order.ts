import { parseArgs } from 'node:util';
import type { NewPromoCode } from '../../server/src/billing/promo/create-promo-code.ts';
import { PROMO_BOUNDS } from '../../server/src/billing/promo/rules.ts';

const usage = 'npm run promo -- [--code SPRING --points 500 --uses 100 --days 30] [--data ./data]';

type Name = 'points' | 'uses' | 'days';

function readNumber(name: Name, given: string | undefined): number {
  const { minimum, maximum } = PROMO_BOUNDS[name];
  const value = /^\d{1,9}$/.test(given ?? '') ? Number(given) : Number.NaN;
  if (!(value >= minimum && value <= maximum))
    throw new Error(`--${name} is a whole number from ${minimum} to ${maximum}.\n${usage}`);
  return value;
}

/** Without a code: list what there is. Throws a sentence that says what is wrong. */
export function readOrder(args: string[]): { data: string; promo: NewPromoCode | undefined } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { code: text, points: text, uses: text, days: text, data: { ...text, default: './data' } },
  });
  const { code, data, ...numbers } = values;
  if (code === undefined) {
    if (Object.keys(numbers).length > 0) throw new Error(`--code is missing.\n${usage}`);
    return { data, promo: undefined };
  }
  const upper = code.trim().toUpperCase();
  if (!PROMO_BOUNDS.code.test(upper))
    throw new Error(`--code has 4 to 40 Latin letters, digits, "-" and "_".\n${usage}`);
  return {
    data,
    promo: {
      code: upper,
      points: readNumber('points', numbers.points),
      uses: readNumber('uses', numbers.uses),
      days: readNumber('days', numbers.days),
    },
  };
}
