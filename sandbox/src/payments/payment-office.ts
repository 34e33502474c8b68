import type { Clock } from '../clock/create-clock.ts';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { Desk } from './desk.ts';

/** What the API and the pages of the provider share. */
export type PaymentOffice = {
  faults: FaultBoard;
  clock: Clock;
  /** The path of the pages, without a slash at the end. */
  pagesAt: string;
  openDesk(): Desk;
};
