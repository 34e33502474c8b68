import { z } from 'zod';
import { invalidRequest } from './payment-error.ts';

export const Moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** What every list can be asked; a list adds filters of its own. */
export const PageAsk = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor: z.string().optional(),
  'created_at.gte': Moment.optional(),
  'created_at.gt': Moment.optional(),
  'created_at.lte': Moment.optional(),
  'created_at.lt': Moment.optional(),
});
type PageAsk = z.infer<typeof PageAsk>;

type Bounds = {
  gte?: number | undefined;
  gt?: number | undefined;
  lte?: number | undefined;
  lt?: number | undefined;
};

export function isWithin(atMs: number, { gte, gt, lte, lt }: Bounds): boolean {
  return (
    atMs >= (gte ?? -Infinity) &&
    atMs > (gt ?? -Infinity) &&
    atMs <= (lte ?? Infinity) &&
    atMs < (lt ?? Infinity)
  );
}

/** One page, the newest first. The cursor is the last object shown: new ones do not shift the pages. */
export function cutPage<Item extends { id: string; createdAtMs: number }>(
  items: readonly Item[],
  ask: PageAsk,
  view: (item: Item) => unknown,
): unknown {
  const bounds = {
    gte: ask['created_at.gte'],
    gt: ask['created_at.gt'],
    lte: ask['created_at.lte'],
    lt: ask['created_at.lt'],
  };
  const found = items.filter(({ createdAtMs }) => isWithin(createdAtMs, bounds)).toReversed();
  const shown = ask.cursor === undefined ? -1 : found.findIndex(({ id }) => id === ask.cursor);
  if (ask.cursor !== undefined && shown === -1) throw invalidRequest('Incorrect cursor', 'cursor');
  const page = found.slice(shown + 1, shown + 1 + ask.limit);
  const last = page.at(-1);
  const isOver = last === undefined || last === found.at(-1);
  return { type: 'list', items: page.map(view), ...(isOver ? {} : { next_cursor: last.id }) };
}
