import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { FaultName } from '../faults/fault.ts';

/** Whether a fault stands against a seller, also one that has been used up: what it spoiled stays spoiled until it is taken away. */
export function isPlanted(faults: FaultBoard, sellerId: number, fault: FaultName): boolean {
  return faults
    .list()
    .some(
      (planted) =>
        planted.part === 'ozon' &&
        planted.fault === fault &&
        (planted.key === undefined || planted.key === String(sellerId)),
    );
}
