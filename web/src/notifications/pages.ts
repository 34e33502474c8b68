import type { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

type Page = OutputOf<typeof listNotifications>;

export const PAGE_SIZE = 20;

/** The number of the next page; undefined behind the last one. */
export function nextPage({ total }: Pick<Page, 'total'>, pagesRead: number): number | undefined {
  return pagesRead * PAGE_SIZE < total ? pagesRead + 1 : undefined;
}

/** A new item shifts the pages: what stood last on one stands first on the next, and is listed once. */
export function itemsOf<Item extends { id: unknown }>(
  pages: readonly { notifications: readonly Item[] }[],
): Item[] {
  const seen = new Map(pages.flatMap(({ notifications }) => notifications).map((one) => [one.id, one]));
  return [...seen.values()];
}
