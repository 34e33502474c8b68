/** True if one letter added, lost or changed, or two neighbours swapped, turn one word into the other. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let end = 0;
  const room = Math.min(one.length, other.length) - start;
  while (end < room && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const isSwap =
    left.length === 2 && left.charAt(0) === right.charAt(1) && left.charAt(1) === right.charAt(0);
  return isSwap || (left.length <= 1 && right.length <= 1);
}
