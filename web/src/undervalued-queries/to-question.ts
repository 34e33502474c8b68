import { Day } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import type { getUndervaluedQueries } from '@vitrina/contract/undervalued-queries.ts';
import type { UndervaluedSearch } from './search.ts';

export type Question = InputOf<typeof getUndervaluedQueries>;

const KOPECKS = 100;
const PERCENT = 100;

/** What the address asks the server for; what was circled narrows the answer here. */
export function toQuestion(search: UndervaluedSearch, cabinetId: CabinetId): Question {
  const { marketplace, day, growth, contains, frequency, competitors, priceFrom, priceTo, minGrowth } =
    search;
  return {
    cabinetId,
    marketplace,
    growthDays: growth,
    contains,
    minFrequency: frequency,
    isMineHidden: search.hideMine,
    isMisspelt: search.misspelt,
    ...(Day.safeParse(day).success ? { day } : {}),
    ...(competitors === undefined ? {} : { maxCompetitors: competitors }),
    ...(priceFrom === undefined ? {} : { priceFromKopecks: priceFrom * KOPECKS }),
    ...(priceTo === undefined ? {} : { priceToKopecks: priceTo * KOPECKS }),
    ...(minGrowth === undefined ? {} : { minGrowth: minGrowth / PERCENT }),
  };
}
