import { knownSum } from '../own-queries/figures-sql.ts';
import { type Excluded, weekSql } from './week-sql.ts';

const top = (places: number) =>
  `if(countIf(isFound and isNotNull(positionNow)) = 0, null, countIf(isFound and positionNow <= ${places}))`;

/** A sum has the name of what it adds up. */
export const COUNTS_SETTINGS = 'settings prefer_column_name_to_alias = 1';

/** A row for each product that had a query in these days; the parameters are those of weekParameters. */
export function countsSql(scope: { ofOneProduct: boolean; excluded: Excluded }): string {
  return `select
    sku,
    countIf(isFound) as queriesFound,
    countIf(wasFound) as queriesBefore,
    countIf(isKnown and not isFound) as lostCount,
    ${top(10)} as top10,
    ${top(50)} as top50,
    ${top(100)} as top100,
    ${knownSum('viewUsers', 'isFound')} as viewUsers,
    ${knownSum('viewUsersBefore', 'wasFound')} as viewUsersBefore,
    ${knownSum('orders', 'isFound')} as orders
  from (${weekSql(scope)})
  group by sku`;
}
