/** Numbers from 0 to 1 that follow from the seed alone (mulberry32): the same every time. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many different members of a pool, or all of them. */
export function draw<Member>(pool: readonly Member[], size: number, chance: () => number): Member[] {
  const rest = [...pool];
  const taken = Math.min(size, rest.length);
  for (let place = 0; place < taken; place += 1) {
    const other = place + Math.floor(chance() * (rest.length - place));
    const [here, there] = [rest[place], rest[other]];
    if (here === undefined || there === undefined) break;
    rest[place] = there;
    rest[other] = here;
  }
  return rest.slice(0, taken);
}
