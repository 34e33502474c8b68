import type { MomentForecast } from '@vitrina/contract/positions/forecast.ts';
import type { Words } from '../../platform/texts/words.ts';

/** 1 and 99 are where a chance stops being counted. */
export function chanceText({ t, format }: Words, percent: number): string {
  const share = format.percent(percent / 100);
  if (percent <= 1) return t('positionForecast.atMost', { share });
  return percent >= 99 ? t('positionForecast.atLeast', { share }) : share;
}

function boundText({ t, format }: Words, place: number | null): string {
  return place === null ? t('positionForecast.beyond') : format.count(place);
}

/** From the best place to the worst one; one number where they are the same. */
export function bandText(words: Words, { best80, worst80 }: MomentForecast): string {
  const [best, worst] = [boundText(words, best80), boundText(words, worst80)];
  return best === worst ? best : `${best}–${worst}`;
}

export function middleText(words: Words, { middle }: MomentForecast): string {
  return boundText(words, middle);
}
