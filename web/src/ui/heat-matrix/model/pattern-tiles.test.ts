import { expect, test } from 'vitest';
import { recordingPen } from '../../recording-pen.ts';
import { drawDots, drawHatch } from './pattern-tiles.ts';

test('hatching runs on from tile to tile', () => {
  const { pen, drawn } = recordingPen();
  drawHatch(pen, 'grey');
  expect(drawn).toEqual(['line (-6 6)-(0 0)(0 6)-(6 0)(6 6)-(12 0) grey 1.2px']);
});

test('a dot stands in the middle of its tile', () => {
  const { pen, drawn } = recordingPen();
  drawDots(pen, 'grey');
  expect(drawn).toEqual(['rect 2 2 2 2 grey']);
});
