import { z } from 'zod';

export const GROUPINGS = ['NO_GROUP_BY', 'DATE', 'START_OF_WEEK', 'START_OF_MONTH'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** An ordered report; its content is counted when it is downloaded. */
export const Report = z.object({
  uuid: z.string(),
  sellerId: z.int(),
  kind: z.enum(['STATS', 'SEARCH_PHRASES']),
  format: z.enum(['csv', 'json']),
  campaigns: z.array(z.object({ id: z.string(), title: z.string() })),
  fromDay: z.int(),
  toDay: z.int(),
  groupBy: z.enum(GROUPINGS),
  createdAtMs: z.number(),
  startsAtMs: z.number(),
  readyAtMs: z.number(),
  isFailed: z.boolean(),
  /** The order as it was sent. */
  request: z.record(z.string(), z.unknown()),
});
export type Report = z.infer<typeof Report>;

export type ReportState = 'NOT_STARTED' | 'IN_PROGRESS' | 'OK' | 'ERROR';

export function stateOf({ startsAtMs, readyAtMs, isFailed }: Report, nowMs: number): ReportState {
  if (nowMs < startsAtMs) return 'NOT_STARTED';
  if (nowMs < readyAtMs) return 'IN_PROGRESS';
  return isFailed ? 'ERROR' : 'OK';
}

export function describeReport(report: Report, now: Date): object {
  const { uuid, createdAtMs, startsAtMs, readyAtMs, request, kind } = report;
  const state = stateOf(report, now.getTime());
  const updatedAtMs = { NOT_STARTED: createdAtMs, IN_PROGRESS: startsAtMs, OK: readyAtMs, ERROR: readyAtMs }[
    state
  ];
  return {
    UUID: uuid,
    state,
    createdAt: new Date(createdAtMs).toISOString(),
    updatedAt: new Date(updatedAtMs).toISOString(),
    request,
    kind,
    ...(state === 'ERROR' ? { error: 'report generation failed' } : {}),
    ...(state === 'OK' ? { link: `/api/client/statistics/report?UUID=${uuid}` } : {}),
  };
}
