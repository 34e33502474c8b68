import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pinnedQuestions } from './pinned-questions.ts';

test('of all that the browser knows only answered questions of the screen are pinned', () => {
  const client = new QueryClient();
  client.setQueryData(['sharpJumps/getAll', { cabinetId: 1, window: 7 }], {});
  client.setQueryData(['sharpJumps/getAlerts', { cabinetId: 1 }], {});
  client.setQueryData(['undervaluedQueries/getAll', { cabinetId: 1 }], {});
  client.setQueryData(['sharpJumps/getAll'], {});
  client.getQueryCache().build(client, { queryKey: ['sharpJumps/getAll', { cabinetId: 2 }] });
  expect(pinnedQuestions(client.getQueryCache().getAll(), '/sharp-jumps-stats')).toEqual([
    { path: 'sharpJumps/getAll', input: { cabinetId: 1, window: 7 } },
  ]);
});
