import { abTestsPast } from './ab-tests.ts';
import { alertsPast } from './alerts.ts';
import type { Filling } from './filling.ts';
import { forecastsPast } from './forecasts.ts';
import { friendsPast } from './friends.ts';
import { notesPast } from './notes.ts';
import { ownAnalyticsPast, ownFiguresPast } from './own-figures.ts';
import { paymentsPast } from './payments.ts';
import { peoplePast } from './people.ts';
import { plansPast } from './plans.ts';
import { positionsPast } from './positions.ts';
import { queriesPast } from './queries.ts';
import { radarPast } from './radar.ts';

/**
 * Money takes seconds, and plans are bought with what was paid. Filled before the product runs: its worker would meet an
 * order of long ago before the provider has it, and give it up.
 */
export const MONEY_FILLINGS: readonly Filling[] = [paymentsPast, plansPast, friendsPast];

/** What a demo has of its past, in the order in which a day of it is filled, which is that of the contract's subjects. */
export const FILLINGS: readonly Filling[] = [
  ...MONEY_FILLINGS,
  // In a moment: the seller's program has something to show when somebody first looks.
  peoplePast,
  positionsPast,
  // Before the figures of a month: its pictures change what buyers did.
  abTestsPast,
  ownFiguresPast,
  ownAnalyticsPast,
  radarPast,
  queriesPast('ozon'),
  queriesPast('wb'),
  queriesPast('ym'),
  notesPast,
  forecastsPast,
  alertsPast,
];
