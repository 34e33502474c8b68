import words from './words.json';

export type SampleNote = { id: number; at: string; text: string; author: string };

export function noteAt(at: string, id: number): SampleNote {
  return { id, at, text: words.notes[id % words.notes.length] ?? '', author: words.author };
}

/** Three notes over a period; two of them on one day. */
export function sampleNotes(x: readonly string[]): SampleNote[] {
  const places = [0.3, 0.6, 0.6];
  return places.map((share, id) => noteAt(x[Math.floor(x.length * share)] ?? '', id));
}
