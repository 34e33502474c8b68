import type * as z from 'zod';
import { readJson } from '../../platform/outbound/call-json.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { PerformanceKey } from './performance-key.ts';
import { type PerformanceRequest, sendPerformance } from './send-performance.ts';

export async function callPerformance<Shape extends z.ZodType>(
  key: PerformanceKey,
  request: PerformanceRequest,
  shape: Shape,
): Promise<CallAnswer<z.output<Shape>>> {
  const answer = await sendPerformance(key, request);
  return answer.outcome === 'answered' ? readJson(answer, shape) : answer;
}
