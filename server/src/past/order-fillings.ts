/** How far a subject is: its newest `doneDays` of `days` are filled in. */
export type Progress = { doneDays: number; days: number };

/** The days to fill at once: so many of them are done before, `to` of them afterwards. */
export type DaySpan = { from: number; to: number };

/**
 * Newest days first: the subject that is furthest behind goes next, and of several the one that stands first. A subject
 * without days left is done.
 */
export function chooseNext<Subject extends Progress>(subjects: readonly Subject[]): Subject | undefined {
  const unfinished = subjects.filter(({ doneDays, days }) => doneDays < days);
  const least = Math.min(...unfinished.map(({ doneDays }) => doneDays));
  return unfinished.find(({ doneDays }) => doneDays === least);
}

/**
 * The next days of a subject. `steps` are the numbers of days at which it stops; without them it goes day by day.
 */
export function nextSpan({ doneDays, days }: Progress, steps: readonly number[] = []): DaySpan {
  const stop = steps.length === 0 ? doneDays + 1 : (steps.find((step) => step > doneDays) ?? days);
  return { from: doneDays, to: Math.min(stop, days) };
}
