import type { Cabinet } from '@vitrina/contract/cabinet.ts';

/** product.md 3.1: valid first; the server's order is kept within each half. */
export function validFirst(cabinets: readonly Cabinet[]): Cabinet[] {
  return cabinets.toSorted((one, other) => Number(isUsable(other)) - Number(isUsable(one)));
}

/** product.md 4.3: the remembered cabinet if it is still in the list, otherwise the first, a valid one. */
export function chooseCabinet(
  cabinets: readonly Cabinet[],
  rememberedId: number | undefined,
): Cabinet | null {
  return cabinets.find(({ id }) => id === rememberedId) ?? validFirst(cabinets)[0] ?? null;
}

export function isUsable(cabinet: Cabinet): boolean {
  return cabinet.isValid && !cabinet.isBlocked;
}
