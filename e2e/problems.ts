import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** A request that the server is to refuse: the status of its answer, and what its address has in it. */
type Refusal = { status: number; path: string; isSeen: boolean };
type Watch = { found: string[]; refusals: Refusal[]; isOver: boolean };

/** One for each person whose browser is open. */
const watches = new Set<Watch>();

/** Gathers what the pages of one person complain of: errors nobody caught, and what the console shows as an error. */
export function watchProblems(context: BrowserContext) {
  const watch: Watch = { found: [], refusals: [], isOver: false };
  watches.add(watch);
  context.on('close', () => (watch.isOver = true));
  context.on('weberror', (error) => watch.found.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const problem = `${message.text()} ${message.location().url}`;
    const refusals = watch.refusals.filter(
      ({ status, path }) => problem.includes(`status of ${status}`) && problem.includes(path),
    );
    if (refusals.length === 0) watch.found.push(problem);
    for (const refusal of refusals) refusal.isSeen = true;
  });
  return {
    expectRefusal: (status: number, path: string) =>
      void watch.refusals.push({ status, path, isSeen: false }),
  };
}

function takeFrom(watch: Watch): string[] {
  const missing = watch.refusals.filter(({ isSeen }) => !isSeen);
  watch.refusals = watch.refusals.filter(({ isSeen }) => isSeen);
  if (watch.isOver) watches.delete(watch);
  return [
    ...watch.found.splice(0),
    ...missing.map(({ status, path }) => `no request of ${path} was refused with ${status}`),
  ];
}

/** The console hears of a refusal by a way of its own, which may be later than what the page shows of it. */
const REPORTED_WITHIN_MS = 10_000;

async function waitForRefusals(): Promise<void> {
  const until = Date.now() + REPORTED_WITHIN_MS;
  const isMissing = () => [...watches].some(({ refusals }) => refusals.some(({ isSeen }) => !isSeen));
  while (isMissing() && Date.now() < until) await wait(20);
}

/** What has come together since the last time; `after-stories.ts` asks after every test, and a story after every step. */
export async function expectNoProblems(): Promise<void> {
  await waitForRefusals();
  const problems = [...watches].flatMap(takeFrom);
  if (problems.length > 0) throw new Error(`A page complained:\n${problems.join('\n')}`);
}
