import type { getSuggestions as route, Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getCabinetPlan } from '../../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../../platform/context.ts';
import { listChecked } from '../../changes/list-checked.ts';
import { listSeen } from '../../changes/list-seen.ts';
import { findShownWeek } from '../../find-shown-week.ts';
import { listWeighedFalls } from '../get-morning.ts';
import { judgeSaid, listFoundAgain } from '../said/judge-said.ts';
import { keepFound } from '../said/keep-found.ts';
import { listSaid, presentSaid } from '../said/list-said.ts';
import { nameOfSubject, subjectOf, toColumns } from '../said/subject.ts';
import { listOwnWeeks } from './own-weeks.ts';
import { chooseSuggestions } from './rank-suggestions.ts';
import { drawSeenCurve } from './seen-curve.ts';
import type { Scope, Source } from './source.ts';
import { type Foresee, suggestChange } from './suggest-change.ts';
import { type ListTakeable, suggestQuery } from './suggest-query.ts';
import { suggestRestock } from './suggest-restock.ts';
import { suggestWinner } from './suggest-winner.ts';

/** What other tools know. */
export type OtherTools = { foresee: Foresee; listTakeable: ListTakeable };

/** Every kind of suggestion. A new one is a file and a line. */
const listSources = ({ foresee, listTakeable }: OtherTools): Source[] => [
  suggestChange(foresee),
  suggestRestock,
  suggestWinner,
  suggestQuery(listTakeable),
];

async function openScope(context: Context, cabinetId: number): Promise<Scope> {
  const [plan, checked, week] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    listChecked(context, cabinetId),
    findShownWeek(context, cabinetId),
  ]);
  const [falls, seen, ownWeekOf] = await Promise.all([
    listWeighedFalls(context, cabinetId, checked),
    week === null ? [] : listSeen(context, cabinetId, week),
    listOwnWeeks(context, cabinetId, week),
  ]);
  return { context, cabinetId, plan, week, falls, seen: drawSeenCurve(seen), ownWeekOf };
}

const nameOf = (suggestion: Suggestion) => nameOfSubject(toColumns(subjectOf(suggestion)));

type ForReader = { cabinetId: number; userId: number };

/** What is most worth doing today, without what people have said they did or have no use for. */
export async function getSuggestions(
  context: Context,
  others: OtherTools,
  { cabinetId, userId }: ForReader,
): Promise<OutputOf<typeof route>> {
  const now = context.clock.now();
  const [scope, said] = await Promise.all([
    openScope(context, cabinetId),
    // Whoever only looks at the example hears nothing of its people.
    context.visitorId === undefined ? listSaid(context, cabinetId) : [],
  ]);
  const found = await Promise.all(listSources(others).map(async (source) => source(scope)));
  const offers = found.flatMap((one) => one.offers);
  const { away, notUseful } = judgeSaid(said, userId, now);
  const again = listFoundAgain(said, new Set(offers.map(nameOf)), now);
  await keepFound(
    context,
    cabinetId,
    said.filter((one) => again.includes(one)),
  );
  return {
    isLearning: found.some(({ isLearning }) => isLearning === true),
    suggestions: chooseSuggestions(
      offers.filter((offer) => !away.has(nameOf(offer))),
      notUseful,
    ),
    figures: scope.week,
    said: presentSaid(said, userId, now),
  };
}
