import type { OwnRivalPair } from '@vitrina/contract/products-in-search.ts';
import type { Format } from '../../platform/texts/create-format.ts';
import type { Words } from '../../platform/texts/words.ts';

const FIGURES = ['revenueKopecks', 'orders', 'views'] as const;

type Texts = { t: Words['t']; format: Format };

/** "from–to" of each figure that is known, or nothing. */
export function costFacts({ cost }: Pick<OwnRivalPair, 'cost'>, { t, format }: Texts): string[] {
  return FIGURES.flatMap((name) => {
    const range = cost[name];
    if (range === null) return [];
    const write = name === 'revenueKopecks' ? format.wholeRubles : format.count;
    const [from, to] = range.map((value) => write(value));
    return t(`ownRivals.figures.${name}`, { value: from === to ? from : `${from} – ${to}` });
  });
}

/** The part of each figure of both cards that their common queries bring. */
export function commonFacts({ inCommon }: Pick<OwnRivalPair, 'inCommon'>, { t, format }: Texts): string[] {
  return FIGURES.flatMap((name) => {
    const share = inCommon[name];
    return share === null ? [] : t(`ownRivals.figures.${name}`, { value: format.share(share) });
  });
}

export function adviceText({ advice, cards }: Pick<OwnRivalPair, 'advice' | 'cards'>, { t }: Texts): string {
  const nameOf = (sku: number) => {
    const name = cards.find((card) => card.sku === sku)?.name;
    return name === undefined || name === '' ? String(sku) : name;
  };
  if (advice.kind === 'separate') {
    const [one, other] = advice.words.map((words) => words.join(', '));
    const [first, second] = cards.map(({ sku }) => nameOf(sku));
    return t('ownRivals.advice.separate', { first, one, second, other });
  }
  return advice.kind === 'leaveOne'
    ? t('ownRivals.advice.leaveOne', { name: nameOf(advice.sku) })
    : t(`ownRivals.advice.${advice.kind}`);
}
