import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callWb } from './call-wb.ts';
import { Place, Text, Whole } from './lenient.ts';
import type { WbKey } from './wb-key.ts';

const Answer = z.object({
  data: z.object({
    items: z.array(
      z.object({
        text: Text,
        frequency: Whole,
        dateItems: z.array(z.object({ dt: z.string(), avgPosition: Place, orders: Whole })),
      }),
    ),
  }),
});

/** The average place of one day; null: the query did not show the product, or nobody counted. */
export type QueryPosition = { text: string; day: string; place: number | null; orders: number };

/** The contract's bounds of one call. */
export const QUERY_POSITION_BOUNDS = { days: 7, texts: 30, daysBack: 365 } as const;

type Input = { nmId: number; texts: readonly string[]; from: string; to: string };

/** Daily places of one product by query: the lawful source of positions. Needs the subscription Jam. */
export async function listQueryPositions(
  key: WbKey,
  { nmId, texts, from, to }: Input,
): Promise<CallAnswer<QueryPosition[]>> {
  const body = { period: { start: from, end: to }, nmId, searchTexts: texts };
  const answer = await callWb(key, 'queryPositions', { body }, Answer);
  if (answer.outcome !== 'ok') return answer;
  const data = answer.data.data.items.flatMap(({ text, dateItems }) =>
    dateItems.map(({ dt, avgPosition, orders }) => ({
      text,
      day: dt.slice(0, 10),
      place: avgPosition,
      orders,
    })),
  );
  return { outcome: 'ok', data };
}
