import type { FaultName, FaultOrder, Part, PlantedFault } from './fault.ts';
import { listProfileOrders, type ProfileName } from './list-profile-orders.ts';

/** One name of a caller, or several: a part may know a caller by its key and by whom it speaks to. */
export type CallerKey = string | readonly string[] | undefined;

export type FaultBoard = {
  plant(order: FaultOrder): PlantedFault;
  list(): PlantedFault[];
  /** Takes away the faults of a part, or all; says how many there were. */
  clear(part?: Part): number;
  /** The oldest fault among the named ones that is due for this caller, counted as used. */
  take(part: Part, key: CallerKey, among: readonly FaultName[]): PlantedFault | undefined;
  profile(): ProfileName;
  /** Puts the faults of a profile in place of those of the last one; what was planted by hand stays. */
  setProfile(name: ProfileName): void;
};

function isMeant(key: string | undefined, caller: CallerKey): boolean {
  if (key === undefined) return true;
  return typeof caller === 'string' ? caller === key : (caller?.includes(key) ?? false);
}

export function createFaultBoard(chance: () => number = Math.random): FaultBoard {
  let planted: PlantedFault[] = [];
  let ofProfile: PlantedFault[] = [];
  let profile: ProfileName = 'calm';
  let lastId = 0;

  function number(order: FaultOrder): PlantedFault {
    lastId += 1;
    return { ...order, id: lastId, used: 0 };
  }

  return {
    plant(order) {
      const fault = number(order);
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
      // What was ordered by hand comes before the weather.
      const due = [...planted, ...ofProfile].find(
        (fault) =>
          fault.part === part &&
          among.includes(fault.fault) &&
          isMeant(fault.key, key) &&
          (fault.times === null || fault.used < fault.times) &&
          (fault.chance === 1 || chance() < fault.chance),
      );
      if (due !== undefined) due.used += 1;
      return due;
    },
    profile: () => profile,
    setProfile(name) {
      profile = name;
      ofProfile = listProfileOrders(name).map(number);
    },
  };
}
