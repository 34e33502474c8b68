type HourBar = { hour: number; value: number | null; share: number };

/** Heights against the highest hour, and that hour; a day without a single measurement has no peak. */
export function barsOf(values: readonly (number | null)[]): { bars: HourBar[]; peak: number | undefined } {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  const bars = values.map((value, hour) => ({
    hour,
    value,
    share: value === null || highest === 0 ? 0 : value / highest,
  }));
  return { bars, peak: highest === 0 ? undefined : values.indexOf(highest) };
}

export function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
