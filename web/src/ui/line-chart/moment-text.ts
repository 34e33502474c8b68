import type { Format } from '../../platform/create-format.ts';

/** A day by its date, an instant by date and Moscow time. */
export function momentText(moment: string, format: Format): string {
  return moment.includes('T') ? format.instantShort(moment) : format.day(moment);
}
