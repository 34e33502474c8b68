import { abTestsPast } from './ab-tests.ts';
import { alertsPast } from './alerts.ts';
import type { Filling } from './filling.ts';
import { friendsPast } from './friends.ts';
import { notesPast } from './notes.ts';
import { ownFiguresPast } from './own-figures.ts';
import { paymentsPast } from './payments.ts';
import { peoplePast } from './people.ts';
import { plansPast } from './plans.ts';
import { positionsPast } from './positions.ts';
import { queriesPast } from './queries.ts';

/** What a demo has of its past, in the order in which a day of it is filled. */
export const FILLINGS: readonly Filling[] = [
  // Money takes seconds, and plans are bought with what was paid.
  paymentsPast,
  plansPast,
  friendsPast,
  positionsPast,
  // Before the figures of a month: its pictures change what buyers did.
  abTestsPast,
  ownFiguresPast,
  queriesPast('ozon'),
  queriesPast('wb'),
  queriesPast('ym'),
  notesPast,
  alertsPast,
  peoplePast,
];
