import { listToolLimits, type ToolLimit, type ToolRun } from './tools/tools.ts';

/** product.md 9.3: the kinds of limits a plan has. Values: PLAN_LIMITS, reasons in docs/decisions/0004. */
export type PlanLimitType = 'cabinets' | 'cabinetUsers' | ToolLimit;
export const PLAN_LIMIT_TYPES: readonly PlanLimitType[] = ['cabinets', 'cabinetUsers', ...listToolLimits()];

/**
 * What a cabinet uses of its limits, and what of it a smaller plan lays to rest where that is less: people without
 * invitations that wait, and tests that run without paused ones.
 */
export const PLAN_USAGE_TYPES = [...PLAN_LIMIT_TYPES, 'members', 'abTestsRunning'] as const;
export type PlanUsageType = (typeof PLAN_USAGE_TYPES)[number];

/** Counted by the Moscow day; the same question costs once a day, a failed one nothing. */
export type RunType = ToolRun;

/** product.md 3.6: plan types in use. */
export const PLANS = { none: 0, start: 4, beginnerExpert: 5, expert: 6 } as const;
export type Plan = keyof typeof PLANS;

/** product.md 6.3: position check needs "Beginner expert" or higher; Start limits history to a number of days. */
export const PLAN_LIMITS: Record<Plan, Record<PlanLimitType, number>> = {
  none: {
    cabinets: 1,
    cabinetUsers: 2,
    positionProducts: 0,
    positionQueries: 0,
    positionHistoryDays: 0,
    searchHistoryDaysOzon: 7,
    searchHistoryDaysWb: 7,
    searchHistoryDaysYm: 7,
    searchHistoryQueries: 5,
    searchHistoryRunsOzon: 10,
    searchHistoryRunsWb: 10,
    searchHistoryRunsYm: 10,
    trackingWords: 20,
    undervaluedQueries: 20,
    undervaluedDays: 7,
    undervaluedRuns: 3,
    sharpJumpsDays: 7,
    sharpJumpsRuns: 3,
    myRequestsHistoryDays: 7,
    myRequestsRuns: 3,
    productCardRuns: 3,
    abTestsActive: 0,
    abTestsArchived: 0,
    radarProducts: 0,
    radarHistoryDays: 0,
  },
  start: {
    cabinets: 2,
    cabinetUsers: 3,
    positionProducts: 0,
    positionQueries: 0,
    positionHistoryDays: 0,
    searchHistoryDaysOzon: 60,
    searchHistoryDaysWb: 60,
    searchHistoryDaysYm: 60,
    searchHistoryQueries: 50,
    searchHistoryRunsOzon: 50,
    searchHistoryRunsWb: 50,
    searchHistoryRunsYm: 50,
    trackingWords: 100,
    undervaluedQueries: 100,
    undervaluedDays: 28,
    undervaluedRuns: 20,
    sharpJumpsDays: 28,
    sharpJumpsRuns: 20,
    myRequestsHistoryDays: 30,
    myRequestsRuns: 20,
    productCardRuns: 20,
    abTestsActive: 1,
    abTestsArchived: 10,
    radarProducts: 10,
    radarHistoryDays: 30,
  },
  beginnerExpert: {
    cabinets: 3,
    cabinetUsers: 5,
    positionProducts: 50,
    positionQueries: 300,
    positionHistoryDays: 90,
    searchHistoryDaysOzon: 365,
    searchHistoryDaysWb: 365,
    searchHistoryDaysYm: 365,
    searchHistoryQueries: 100,
    searchHistoryRunsOzon: 200,
    searchHistoryRunsWb: 200,
    searchHistoryRunsYm: 200,
    trackingWords: 500,
    undervaluedQueries: 500,
    undervaluedDays: 90,
    undervaluedRuns: 100,
    sharpJumpsDays: 90,
    sharpJumpsRuns: 100,
    myRequestsHistoryDays: 90,
    myRequestsRuns: 100,
    productCardRuns: 100,
    abTestsActive: 3,
    abTestsArchived: 50,
    radarProducts: 50,
    radarHistoryDays: 90,
  },
  expert: {
    cabinets: 10,
    cabinetUsers: 20,
    positionProducts: 500,
    positionQueries: 1000,
    positionHistoryDays: 365,
    searchHistoryDaysOzon: 1100,
    searchHistoryDaysWb: 1100,
    searchHistoryDaysYm: 1100,
    searchHistoryQueries: 100,
    searchHistoryRunsOzon: 1000,
    searchHistoryRunsWb: 1000,
    searchHistoryRunsYm: 1000,
    trackingWords: 5000,
    undervaluedQueries: 1000,
    undervaluedDays: 365,
    undervaluedRuns: 500,
    sharpJumpsDays: 365,
    sharpJumpsRuns: 500,
    myRequestsHistoryDays: 365,
    myRequestsRuns: 500,
    productCardRuns: 500,
    abTestsActive: 10,
    abTestsArchived: 500,
    radarProducts: 500,
    radarHistoryDays: 365,
  },
};
