import { NoteId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { leavingKeyOf, staying } from './leaving-notes.ts';

test('a note that is about to be deleted is hidden, and nothing else is', () => {
  const notes = [1, 2].map((id) => ({ id: NoteId.parse(id) }));
  expect(staying(notes, new Set([leavingKeyOf(NoteId.parse(1)), 'view-2']))).toEqual([notes[1]]);
  expect(staying(notes, new Set())).toEqual(notes);
});
