/** spec 9: the kinds of limits a plan has. Values: PLAN_LIMITS, reasons in docs/decisions/0004. */
export const PLAN_LIMIT_TYPES = [
  'cabinets',
  'cabinetUsers',
  'positionProducts',
  'positionQueries',
  'positionHistoryDays',
  'searchHistoryDays',
  'searchHistoryQueries',
] as const;
export type PlanLimitType = (typeof PLAN_LIMIT_TYPES)[number];

/** design 11: plan types in use. */
export const PLANS = { none: 0, start: 4, beginnerExpert: 5, expert: 6 } as const;
export type Plan = keyof typeof PLANS;

/** spec 6: position check needs "Beginner expert" or higher; Start limits history to a number of days. */
export const PLAN_LIMITS: Record<Plan, Record<PlanLimitType, number>> = {
  none: {
    cabinets: 1,
    cabinetUsers: 2,
    positionProducts: 0,
    positionQueries: 0,
    positionHistoryDays: 0,
    searchHistoryDays: 7,
    searchHistoryQueries: 5,
  },
  start: {
    cabinets: 2,
    cabinetUsers: 3,
    positionProducts: 0,
    positionQueries: 0,
    positionHistoryDays: 0,
    searchHistoryDays: 60,
    searchHistoryQueries: 50,
  },
  beginnerExpert: {
    cabinets: 3,
    cabinetUsers: 5,
    positionProducts: 50,
    positionQueries: 300,
    positionHistoryDays: 90,
    searchHistoryDays: 365,
    searchHistoryQueries: 100,
  },
  expert: {
    cabinets: 10,
    cabinetUsers: 20,
    positionProducts: 500,
    positionQueries: 1000,
    positionHistoryDays: 365,
    searchHistoryDays: 1100,
    searchHistoryQueries: 100,
  },
};
