import * as z from 'zod/mini';
import { addDays, type Day, Instant, MINIMUM_DAY, moscowDay } from './dates.ts';
import { CabinetId, NoteId, Sku } from './ids.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** product.md 5.4: not empty and within a maximum length. */
export const NOTE_BOUNDS = { text: 500, perProduct: 1000 } as const;

const DAYS_AHEAD = 365;

/** Days that a note may stand on: what has been measured, and what is planned. */
export function noteDays(now: Date): { from: Day; to: Day } {
  return { from: MINIMUM_DAY, to: addDays(moscowDay(now), DAYS_AHEAD) };
}

/**
 * product.md 3.2: what a person wrote about a product, bound to a moment; every chart of the product shows it as a
 * flag.
 */
export const Note = z.object({
  id: NoteId,
  sku: Sku,
  at: Instant,
  text: z.string(),
  author: z.string(),
});
export type Note = z.infer<typeof Note>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofNote = z.extend(inCabinet, { noteId: NoteId });
const NoteText = text(1, NOTE_BOUNDS.text);

/** Of one product, oldest first. */
export const listNotes = route({
  method: 'POST',
  path: 'note/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inCabinet, { sku: Sku }),
  output: z.object({ notes: z.array(Note) }),
  errors: [],
});

/** product.md 8.5: one note for a moment (a minute) of a product, which the cabinet owns or tracks. */
export const addNote = route({
  method: 'POST',
  path: 'note/add',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { sku: Sku, at: Instant, text: NoteText }),
  output: z.object({ noteId: NoteId }),
  errors: ['product.notFound', 'note.timeTaken', 'note.tooMany', 'note.outOfRange'],
});

export const updateNote = route({
  method: 'POST',
  path: 'note/update',
  access: { cabinet: 'edit' },
  input: z.extend(ofNote, { at: Instant, text: NoteText }),
  output: z.object({}),
  errors: ['note.notFound', 'note.timeTaken', 'note.outOfRange'],
});

export const deleteNote = route({
  method: 'POST',
  path: 'note/delete',
  access: { cabinet: 'edit' },
  input: ofNote,
  output: z.object({}),
  errors: ['note.notFound'],
});
