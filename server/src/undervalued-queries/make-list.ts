import { ONE_BLOCK } from '../queries/one-block.ts';
import type { ListMaker } from '../queries/ready-lists/keep-lists.ts';
import { getScale } from './get-scale.ts';
import { LEAST_LISTED } from './list-ready.ts';
import {
  MARKET_COLUMNS,
  type MarketDay,
  marketParameters,
  marketSource,
  openMarketDay,
} from './market-source.ts';
import { chooseGrowth } from './rules.ts';
import type { Scale } from './scale.ts';
import type { GrowthMeasure } from './score.ts';
import { scoreExpression, scoreParameters } from './score-expression.ts';

const STATEMENT = 'make undervalued list';
const FIGURES = MARKET_COLUMNS.filter((column) => column !== 'count');

function insertSql(market: MarketDay, scale: Scale, growth: GrowthMeasure): string {
  return `insert into undervalued_lists (mp, day, version, growth, lacks, below, query_id, text, ${FIGURES.join(', ')})
    select {marketplace:String}, {now:Date}, {version:UInt64}, '${growth ?? 'none'}',
      toUInt8(100 - (${scoreExpression(scale, growth)})), bitNot(toUInt32(count)), query_id, text, ${FIGURES.join(', ')}
    from ${marketSource(market, MARKET_COLUMNS, { withText: true })}
    settings join_algorithm = 'full_sorting_merge,hash', max_threads = 1, ${ONE_BLOCK}`;
}

/** The list of a day, once for each growth that a question about it may have. */
export const undervaluedList: ListMaker = {
  kind: 'undervalued',
  tables: ['undervalued_lists'],
  of: {},
  statement: STATEMENT,
  fill: async (context, { marketplace, day, version }, stored) => {
    const market = openMarketDay(marketplace, stored, day);
    const scale = await getScale(context, market);
    const growths = new Set(([7, 28] as const).map((growthDays) => chooseGrowth({ growthDays }, market)));
    for (const growth of growths)
      await context.clickhouse.command(STATEMENT, insertSql(market, scale, growth), {
        ...marketParameters(market, LEAST_LISTED),
        ...scoreParameters(scale),
        version,
      });
  },
};
