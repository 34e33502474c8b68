import { getPositionBudget as route } from '@vitrina/contract/positions/budget.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { costOf } from '../rules.ts';
import { entryGivesBack, givesBack } from './budget-rules.ts';
import { getBudget } from './get-budget.ts';
import { listStepChanges } from './list-step-changes.ts';

type Shelf = { query: string; city_name: string; entry_ids: number[] };

const SHOWN_STEPS = 20;

/** What the budget is counted of: a query in a city and the entries that follow it. */
async function listShelves({ db }: Context, cabinetId: number): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select query, city_name, array_agg(entry_id order by entry_id) as entry_ids
    from position_tracking
    where cabinet_id = ${cabinetId} and is_checked
    group by query, city_id, city_name
    order by count(*) desc, query, city_id`.execute(db);
  return rows;
}

/** The number of unique queries, spelled out down to what each removal would give back. */
export async function getBudgetInFull(context: Context, cabinetId: number): Promise<OutputOf<typeof route>> {
  const [budget, shelves, steps] = await Promise.all([
    getBudget(context, cabinetId),
    listShelves(context, cabinetId),
    listStepChanges(context, cabinetId, SHOWN_STEPS),
  ]);
  const byEntry = Map.groupBy(
    shelves.flatMap(({ entry_ids: ids }) => ids.map((id) => ({ id, products: ids.length }))),
    ({ id }) => id,
  );
  return route.output.parse({
    budget,
    shelves: shelves.map(({ query, city_name: cityName, entry_ids: entryIds }) => ({
      query,
      cityName,
      entryIds,
      costs: costOf(entryIds.length),
      oneGivesBack: givesBack(entryIds.length),
    })),
    entries: [...byEntry].map(([entryId, lines]) => ({
      entryId,
      queriesCount: lines.length,
      ...entryGivesBack(
        lines.map(({ products }) => products),
        budget.uniqueQueries,
      ),
    })),
    steps,
  });
}
