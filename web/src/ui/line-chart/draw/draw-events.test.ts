import { expect, test } from 'vitest';
import { type SampleChange, sampleChart } from './chart-samples.ts';
import { drawEvents } from './draw-events.ts';

type Marks = readonly (readonly [seconds: number, label: string])[];

type Given = {
  notes?: readonly number[];
  marks?: Marks;
  scale?: number;
  isChange?: boolean;
  isSilent?: boolean;
};

function drawnOf(
  { notes = [], marks = [], scale = 0.5, isChange = false, isSilent = false }: Given,
  change: SampleChange = {},
) {
  const { chart, drawn, look } = sampleChart(change);
  const events = {
    notes: notes.map((seconds) => ({ id: 1, at: '', text: '', author: '', isChange, point: 0, seconds })),
    marks: marks.map(([seconds, label]) => ({ at: '', label, point: 0, seconds, isSilent })),
  };
  drawEvents(chart, events, (variable) => variable.replace(/^--(v|mantine-color)-/, ''), scale);
  return { drawn, look };
}

test('a change is a dashed line over the plot, with its words beside it on a halo', () => {
  expect(drawnOf({ marks: [[25, 'word']] }).drawn).toEqual([
    'line (70 30)-(70 130) border-strong 1px 3 3',
    'halo "word" 75 32 surface 4px',
    '"word" 75 32 dimmed 11px left ltr',
  ]);
});

test('one of dozens is a line without words', () => {
  expect(drawnOf({ marks: [[25, 'word']], isSilent: true }).drawn).toEqual([
    'line (70 30)-(70 130) border-strong 1px 3 3',
  ]);
});

test('words stand before their line where the plot ends behind it', () => {
  // Six letters of six pixels and ten to spare: 46 pixels before the edge, which is at 220.
  expect(drawnOf({ marks: [[76.5, 'letter']] }).drawn.at(-1)).toBe('"letter" 178 32 dimmed 11px left ltr');
  expect(drawnOf({ marks: [[77, 'letter']] }).drawn.slice(1)).toEqual([
    'halo "letter" 169 32 surface 4px',
    '"letter" 169 32 dimmed 11px right ltr',
  ]);
});

test('on a dense screen everything has as many pixels more', () => {
  expect(drawnOf({ marks: [[25, 'word']], notes: [50], scale: 1 }).drawn).toEqual([
    'line (70 30)-(70 130) border-strong 2px 6 6',
    'halo "word" 80 34 surface 8px',
    '"word" 80 34 dimmed 22px left ltr',
    'line (120 30)-(120 130) accent at 0.45 2px',
    'line (120 2)-(120 30) accent 2px',
    'rect 120 2 18 14 accent',
  ]);
  // Twenty pixels to spare.
  expect(drawnOf({ marks: [[77, 'words']], scale: 1 }).drawn.at(-1)).toMatch(/right/);
  expect(drawnOf({ marks: [[74.5, 'words']], scale: 1 }).drawn.at(-1)).toMatch(/left/);
});

test('a note is a pale line over the plot and a flag on a pole above it', () => {
  expect(drawnOf({ notes: [25, 50] }).drawn).toEqual([
    'line (70 30)-(70 130) accent at 0.45 1px',
    'line (70 16)-(70 30) accent 1px',
    'rect 70 16 9 7 accent',
    'line (120 30)-(120 130) accent at 0.45 1px',
    'line (120 16)-(120 30) accent 1px',
    'rect 120 16 9 7 accent',
  ]);
});

test('what the radar saw has a pennant of another colour', () => {
  expect(drawnOf({ notes: [25], isChange: true }).drawn).toEqual([
    'line (70 30)-(70 130) warning-text at 0.45 1px',
    'line (70 16)-(70 30) warning-text 1px',
    'shape (70 16)-(79 19.5)-(70 23) warning-text',
  ]);
});

test('what happened outside of the view is left out, and its edges belong to it', () => {
  const linesAt = (...seconds: number[]) => {
    const scales = { x: { min: 20, max: 70 } };
    const ofMarks = drawnOf({ marks: seconds.map((at) => [at, '']) }, { scales }).drawn;
    const ofNotes = drawnOf({ notes: seconds }, { scales }).drawn;
    return [ofMarks, ofNotes].map(
      (drawn) => drawn.filter((line) => line.endsWith('1px 3 3') || line.startsWith('rect')).length,
    );
  };
  expect(linesAt(20, 70)).toEqual([2, 2]);
  expect(linesAt(19, 71)).toEqual([0, 0]);
  expect(linesAt(19, 45, 71)).toEqual([1, 1]);
});

test('before there is a time axis nothing stands on it', () => {
  const all = { marks: [[25, 'word']], notes: [50] } as const;
  expect(drawnOf(all, { scales: {} }).drawn).toEqual([]);
  expect(drawnOf(all, { scales: { x: { min: null, max: 100 } } }).drawn).toEqual([]);
  expect(drawnOf(all, { scales: { x: { min: 0, max: null } } }).drawn).toEqual([]);
});

test('the pen is left as it was for what is drawn next', () => {
  const { look } = drawnOf({ marks: [[25, 'word']], notes: [50] });
  expect(look).toMatchObject({
    lineWidth: 1,
    dash: [],
    globalAlpha: 1,
    textAlign: 'start',
    textBaseline: 'alphabetic',
  });
});
