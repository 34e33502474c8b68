import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAbTest, listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { getAbResults, getAbSchedule } from '@vitrina/contract/ab-tests/results.ts';
import { listAbLog } from '@vitrina/contract/ab-tests/running.ts';
import type { Day } from '@vitrina/contract/dates.ts';
import { MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { AbImageId, type AbTestId } from '@vitrina/contract/ids.ts';
import { useEffect, useRef } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { refreshLimits, useCabinet } from '../../platform/session/session.ts';

/** Two tabs show one truth within five seconds. A page that nobody sees does not read. */
const STATE_MS = 3 * SECOND_MS;
const FOLLOWING = [getAbResults.path, getAbSchedule.path, listAbLog.path];
/** Numbers grow without a change of the test, so they are read again each minute as well. */
const NUMBERS = { refetchInterval: MINUTE_MS, placeholderData: keepPreviousData, ...SILENT } as const;

/** The state of a test, followed while the page is seen; whatever hangs on its version is read again with it. */
export function useAbTest(testId: AbTestId) {
  const { id: cabinetId } = useCabinet();
  const client = useQueryClient();
  const query = useQuery({
    ...routeQuery(getAbTest, { cabinetId, testId }),
    refetchInterval: STATE_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    ...SILENT,
  });
  const version = query.data?.version;
  const known = useRef(version);
  useEffect(() => {
    const before = known.current;
    known.current = version;
    if (before === undefined || before === version) return;
    for (const path of FOLLOWING) void client.invalidateQueries({ queryKey: [path] });
  }, [client, version]);
  return query;
}

export function useAbResults(testId: AbTestId, baseline: number) {
  const { id: cabinetId } = useCabinet();
  const parsed = AbImageId.safeParse(baseline);
  return useQuery({
    ...routeQuery(getAbResults, {
      cabinetId,
      testId,
      ...(parsed.success ? { baselineId: parsed.data } : {}),
    }),
    ...NUMBERS,
  });
}

export function useAbSchedule(testId: AbTestId, { from, to }: { from: Day; to: Day }) {
  const { id: cabinetId } = useCabinet();
  return useQuery({ ...routeQuery(getAbSchedule, { cabinetId, testId, from, to }), ...NUMBERS });
}

export function useAbLog(testId: AbTestId, page: { page: number; pageSize: number }) {
  const { id: cabinetId } = useCabinet();
  return useQuery({ ...routeQuery(listAbLog, { cabinetId, testId, ...page }), ...NUMBERS });
}

/** After a command and after its refusal alike the page is read again, so that its buttons are those of the state. */
export function useReread(): <Result>(command: () => Promise<Result>) => Promise<Result> {
  const client = useQueryClient();
  const reread = async () => {
    const paths = [getAbTest.path, listAbTests.path, ...FOLLOWING];
    await Promise.all([
      ...paths.map((path) => client.invalidateQueries({ queryKey: [path] })),
      refreshLimits(),
    ]);
  };
  return async (command) => {
    try {
      return await command();
    } finally {
      await reread();
    }
  };
}
