import { planAbTest } from '@vitrina/contract/ab-tests/images.ts';
import { getAbBoard, getAbResults, getAbSchedule } from '@vitrina/contract/ab-tests/results.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getBoard } from './get-board.ts';
import { getPlan } from './get-plan.ts';
import { getResults } from './get-results.ts';
import { getSchedule } from './get-schedule.ts';

export function serveAbResults(server: Server): void {
  serve(server, getAbResults, ({ input, context }) => getResults(context, input));

  serve(server, getAbSchedule, ({ input, context }) => getSchedule(context, input));

  serve(server, planAbTest, ({ input, context }) => getPlan(context, input));

  serve(server, getAbBoard, ({ input, context }) => getBoard(context, input));
}
