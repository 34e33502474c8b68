import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { connectReports, reportCaught } from './report-caught.ts';

test('errors of screens are kept until somebody takes them; refusals are none', () => {
  const [early, late] = [new Error('early'), new Error('late')];
  const reported: unknown[] = [];
  reportCaught(early);
  reportCaught(new Problem('note.notFound', {}, 404));
  connectReports((error) => void reported.push(error));
  reportCaught(late);
  reportCaught(new Problem('server.unknown', {}, 500));
  expect(reported).toEqual([early, late]);
});
