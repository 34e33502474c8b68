import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { Books } from './open-books.ts';

/** Where the payment provider works at one moment. */
export type Desk = { books: Books; faults: FaultBoard; nowMs: number };

/** One authorised request of a shop. */
export type ShopCall = Desk & {
  shopId: string;
  idempotenceKey: string;
  /** The id in the path, where there is one. */
  id: string;
  body: unknown;
  query: unknown;
  /** Where a person pays for, or binds, what has this id. */
  pageUrl(id: string): string;
};
