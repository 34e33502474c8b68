import { parseArgs } from 'node:util';
import { NewPromoCode, PROMO_BOUNDS } from '../../packages/contract/src/billing/promo.ts';

const usage = `npm run promo -- [--code SPRING --uses 100 --days 30 and one of
  --points 500 | --plan expert --plan-days 14 | --percent 15] [--data ./data]`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  code: TEXT,
  points: TEXT,
  plan: TEXT,
  'plan-days': TEXT,
  percent: TEXT,
  uses: TEXT,
  days: TEXT,
  data: { ...TEXT, default: './data' },
};
type Given = Partial<Record<keyof typeof OPTIONS, string>>;

function fail(reason: string): never {
  throw new Error(`${reason}\n${usage}`);
}

const numberOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN);

function giftOf({ points, plan, percent, 'plan-days': planDays }: Given) {
  const kinds = [points, plan ?? planDays, percent].filter((kind) => kind !== undefined);
  if (kinds.length !== 1) fail('A code gives one of --points, --plan with --plan-days, --percent.');
  if (points !== undefined) return { kind: 'points', points: numberOf(points) };
  if (percent !== undefined) return { kind: 'percent', percent: numberOf(percent) };
  return { kind: 'days', plan, days: numberOf(planDays) };
}

const within = (option: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  `--${option} is a whole number from ${minimum} to ${maximum}.`;

/** What is wrong, by where the contract finds it. */
const REASONS: Readonly<Record<string, string>> = {
  code: '--code has 4 to 40 Latin letters, digits, "-" and "_".',
  'gift.points': within('points', PROMO_BOUNDS.points),
  'gift.plan': '--plan is start, beginnerExpert or expert.',
  'gift.days': within('plan-days', PROMO_BOUNDS.planDays),
  'gift.percent': within('percent', PROMO_BOUNDS.percent),
  uses: within('uses', PROMO_BOUNDS.uses),
  days: within('days', PROMO_BOUNDS.days),
};

/** Without a code: list what there is. Throws a sentence that says what is wrong. */
export function readOrder(args: string[]): { data: string; promo: NewPromoCode | undefined } {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { code, data, ...rest } = values;
  if (code === undefined) {
    if (Object.keys(rest).length > 0) fail('--code is missing.');
    return { data, promo: undefined };
  }
  const read = NewPromoCode.safeParse({
    code: code.trim().toUpperCase(),
    gift: giftOf(rest),
    uses: numberOf(rest.uses),
    days: numberOf(rest.days),
  });
  if (!read.success) fail(REASONS[read.error.issues[0]?.path.join('.') ?? ''] ?? 'This is no promo code.');
  return { data, promo: read.data };
}
