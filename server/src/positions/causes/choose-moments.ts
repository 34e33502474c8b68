/** Pages to learn from: so many moments spread over the time, each with the one after it. */
export function chooseMoments<Moment>(moments: readonly Moment[], spread: number): Moment[] {
  if (moments.length <= spread * 2) return [...moments];
  const chosen = new Set<number>();
  for (let step = 0; step < spread; step += 1) {
    const index = Math.floor((step * (moments.length - 1)) / spread);
    chosen.add(index).add(index + 1);
  }
  return moments.filter((_, index) => chosen.has(index));
}
