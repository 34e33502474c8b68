import type { SharpJumpsSearch } from './search.ts';

/** The fields of the form as they are typed. */
export type FilterDraft = Pick<SharpJumpsSearch, 'day' | 'window' | 'metric' | 'contains'> & { base: string };

export function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

export function toDraft({ day, window, metric, contains, base }: SharpJumpsSearch): FilterDraft {
  return { day, window, metric, contains, base: base === undefined ? '' : String(base) };
}

/** An empty or zero base is the usual one of the metric. */
export function fromDraft({ base, contains, ...rest }: FilterDraft): Partial<SharpJumpsSearch> {
  return { ...rest, contains: contains.trim(), base: Number(base) > 0 ? Number(base) : undefined };
}
