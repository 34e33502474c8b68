import * as z from 'zod';
import {
  FEED_AMOUNTS,
  FEED_COLUMNS,
  FEED_PARTS,
  type FeedColumn,
  MAX_AMOUNT,
  MAX_FIGURE,
} from '../../integrations/query-feed/columns.ts';
import type { FeedFailure } from '../../integrations/query-feed/feed.ts';
import type { ReportContext } from '../../platform/context.ts';

/** Where there is no product there is no price: the one cell that may be empty. */
const MAY_BE_EMPTY: readonly FeedColumn[] = ['avg_price_kopecks'];

const Verdict = z.object({
  total: z.int(),
  distinct: z.int(),
  texts: z.int(),
  empty_texts: z.int(),
  wrong: z.array(z.int()),
  impossible: z.array(z.int()),
});

function wrongFigure(column: FeedColumn): string {
  const most = FEED_AMOUNTS.includes(column) ? MAX_AMOUNT : MAX_FIGURE;
  const empty = MAY_BE_EMPTY.includes(column) ? '0' : `isNull(${column})`;
  return `countIf(${empty} or ${column} < 0 or ${column} > ${most} or isNaN(${column}) or ${column} != floor(${column}))`;
}

function judge(verdict: z.infer<typeof Verdict>, announced: number | null): string | undefined {
  const { total, distinct, empty_texts, wrong, impossible } = verdict;
  if (total === 0) return 'no rows';
  if (announced !== null && announced !== total) return `${total} rows instead of ${announced}`;
  if (distinct !== total) return `${total - distinct} queries stand twice`;
  if (empty_texts > 0) return `${empty_texts} rows without a query`;
  const badColumn = wrong.findIndex((count) => count > 0);
  if (badColumn !== -1) return `${wrong[badColumn]} wrong figures in ${FEED_COLUMNS[badColumn]}`;
  const badPart = impossible.findIndex((count) => count > 0);
  if (badPart !== -1) return `${impossible[badPart]} rows with more ${FEED_PARTS[badPart]} than searches`;
  return undefined;
}

/** A day with one wrong figure is refused as a whole: it is not known which of its other figures to believe. */
export async function checkStage(
  { clickhouse }: ReportContext,
  stage: string,
  announced: number | null,
): Promise<FeedFailure | { outcome: 'ok'; hasSpellings: boolean }> {
  const [verdict] = await clickhouse.rows(
    { name: 'check a day', timeoutSeconds: 60, maxMemoryMb: 1500 },
    `select
      count() as total,
      uniqExact(query) as distinct,
      uniqExact(text) as texts,
      countIf(text = '') as empty_texts,
      [${FEED_COLUMNS.map(wrongFigure).join(', ')}] as wrong,
      [${FEED_PARTS.map((part) => `countIf(${part} > count)`).join(', ')}] as impossible
    from {stage:Identifier}`,
    { stage },
    Verdict,
  );
  const message = verdict ? judge(verdict, announced) : 'no rows';
  if (!verdict || message !== undefined) return { outcome: 'drift', message: message ?? '' };
  return { outcome: 'ok', hasSpellings: verdict.texts < verdict.total };
}
