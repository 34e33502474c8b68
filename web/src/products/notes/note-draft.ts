import { type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { NOTE_BOUNDS, noteDays } from '@vitrina/contract/notes.ts';
import type { LanguageId } from '../../platform/texts/languages.ts';
import { parseTypedDay, writeTypedDay } from '../../ui/period/typed-day.ts';

/** A note as it stands in its fields. */
export type NoteDraft = { day: string; time: string; text: string };

export type NoteFault = {
  field: keyof NoteDraft;
  why: 'unreadable' | 'outOfRange' | 'empty';
};

/** Hours and minutes as people type them: 9, 930, 9:30, 09.30; undefined: that is no time. */
export function parseTypedTime(text: string): number | undefined {
  const typed = /^(\d{1,2})(?:[\s:.,-]?(\d{2}))?$/.exec(text.trim());
  const hours = Number(typed?.[1] ?? Number.NaN);
  const minutes = Number(typed?.[2] ?? 0);
  return hours <= 23 && minutes <= 59 ? hours * 60 + minutes : undefined;
}

function writeTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The fields of a moment, in Moscow. */
export function draftOf(at: string, text: string, language: LanguageId): NoteDraft {
  const moment = new Date(at);
  const day = moscowDay(moment);
  const minutes = Math.floor((moment.getTime() - startOfMoscowDay(day).getTime()) / MINUTE_MS);
  return { day: writeTypedDay(day, language), time: writeTime(minutes), text };
}

function dayOf({ day }: NoteDraft): Day | undefined {
  return parseTypedDay(day);
}

/** The moment that the fields name; undefined while they name none. */
export function momentOf(draft: NoteDraft): string | undefined {
  const day = dayOf(draft);
  const minutes = parseTypedTime(draft.time);
  if (day === undefined || minutes === undefined) return undefined;
  return new Date(startOfMoscowDay(day).getTime() + minutes * MINUTE_MS).toISOString();
}

/** The first field that cannot be sent as it is. */
export function findFault(draft: NoteDraft, now: Date): NoteFault | undefined {
  const day = dayOf(draft);
  const { from, to } = noteDays(now);
  if (day === undefined) return { field: 'day', why: 'unreadable' };
  if (day < from || day > to) return { field: 'day', why: 'outOfRange' };
  if (parseTypedTime(draft.time) === undefined) return { field: 'time', why: 'unreadable' };
  return draft.text.trim() === '' ? { field: 'text', why: 'empty' } : undefined;
}

/** Counted as the server counts. */
export function lengthOf({ text }: NoteDraft): { current: number; maximum: number } {
  return { current: text.trim().length, maximum: NOTE_BOUNDS.text };
}
