import type { FaultName, FaultOrder, Part, PlantedFault } from './fault.ts';

export type FaultBoard = {
  plant(order: FaultOrder): PlantedFault;
  list(): PlantedFault[];
  /** Takes away the faults of a part, or all; says how many there were. */
  clear(part?: Part): number;
  /** The oldest fault among the named ones that is due for this caller, counted as used. */
  take(part: Part, key: string | undefined, among: readonly FaultName[]): PlantedFault | undefined;
};

export function createFaultBoard(chance: () => number = Math.random): FaultBoard {
  let planted: PlantedFault[] = [];
  let lastId = 0;

  return {
    plant(order) {
      lastId += 1;
      const fault = { ...order, id: lastId, used: 0 };
      planted.push(fault);
      return fault;
    },
    list: () => planted.map((fault) => ({ ...fault })),
    clear(part) {
      const before = planted.length;
      planted = part === undefined ? [] : planted.filter((fault) => fault.part !== part);
      return before - planted.length;
    },
    take(part, key, among) {
      const due = planted.find(
        (fault) =>
          fault.part === part &&
          among.includes(fault.fault) &&
          (fault.key === undefined || fault.key === key) &&
          (fault.times === null || fault.used < fault.times) &&
          (fault.chance === 1 || chance() < fault.chance),
      );
      if (due !== undefined) due.used += 1;
      return due;
    },
  };
}
