import { CabinetId } from '@vitrina/contract/ids.ts';

// A link that is given to somebody says whose data it shows; the address bar itself never does.
const NAME = 'cabinet';

export type Address = { pathname: string; searchStr: string; hash: string };

/** The whole state of the screen (interface-rules.md G2) and the cabinet that it is of. */
export function shareLink(origin: string, address: Address, cabinetId: CabinetId | undefined): string {
  const query = new URLSearchParams(withoutCabinet(address.searchStr));
  if (cabinetId !== undefined) query.set(NAME, String(cabinetId));
  return `${origin}${pathOf({ ...address, searchStr: query.toString() })}`;
}

/** undefined: the address names no cabinet; null: it names something that is none. */
export function namedCabinet(searchStr: string): CabinetId | null | undefined {
  const named = new URLSearchParams(searchStr).get(NAME);
  if (named === null) return undefined;
  const id = CabinetId.safeParse(Number(named));
  return id.success ? id.data : null;
}

/** The same address once its cabinet is chosen. */
export function hrefWithoutCabinet(address: Address): string {
  return pathOf({ ...address, searchStr: withoutCabinet(address.searchStr) });
}

function withoutCabinet(searchStr: string): string {
  const query = new URLSearchParams(searchStr);
  query.delete(NAME);
  return query.toString();
}

function pathOf({ pathname, searchStr, hash }: Address): string {
  return `${pathname}${searchStr === '' ? '' : `?${searchStr}`}${hash === '' ? '' : `#${hash}`}`;
}
