import type { CabinetRight } from '../access.ts';

type Path = `/${string}`;
/** A screen is named as its title is under `screens` in the catalogues, and has a path of the table of routes. */
type Screens = Readonly<Record<string, Path>>;

type Tool = {
  /** Those in the menu. */
  readonly screens: Screens;
  /** Those of one thing, opened from the others. */
  readonly details: Screens;
  /** What a person needs in the cabinet to open them. */
  readonly right: CabinetRight;
  readonly savesViews: boolean;
  /** Limits of the plan that fill up, and are given back when something is deleted. */
  readonly spent: readonly string[];
  /** Limits of the plan that are never used up: how far one may look, how much at once. */
  readonly allowed: readonly string[];
  /** Limits of the plan that fill up by the Moscow day: the same question costs once a day, a failed one nothing. */
  readonly runs: readonly string[];
};

const NO_LIMITS = { spent: [], allowed: [], runs: [] } as const;

/**
 * The tools of the product. Whatever must know each of them is derived from this table or typed by it, so that the
 * compiler names what a new one still lacks (docs/how-to/add-a-tool.md). A tool's id is the name of its folders.
 */
export const TOOLS = {
  statistics: {
    screens: { statistics: '/statistics' },
    details: {},
    right: 'view',
    savesViews: true,
    ...NO_LIMITS,
  },
  positions: {
    screens: { positionCheck: '/position-check' },
    details: { positionEntry: '/position-check/$id' },
    right: 'view',
    savesViews: true,
    spent: ['positionProducts', 'positionQueries'],
    allowed: ['positionHistoryDays'],
    runs: [],
  },
  searchHistory: {
    screens: {
      searchHistoryOzon: '/search-history',
      searchHistoryWb: '/wb/search-history',
      searchHistoryYm: '/ym/search-history',
    },
    details: {},
    right: 'view',
    savesViews: true,
    spent: [],
    allowed: ['searchHistoryDays', 'searchHistoryQueries'],
    runs: ['searchHistoryRunsOzon', 'searchHistoryRunsWb', 'searchHistoryRunsYm'],
  },
  productTables: {
    screens: { productTables: '/pages/product-tables/$id' },
    details: {},
    right: 'view',
    savesViews: true,
    spent: ['trackingWords'],
    allowed: [],
    runs: [],
  },
  undervaluedQueries: {
    screens: { undervaluedQueries: '/undervalued-search-queries' },
    details: {},
    right: 'view',
    savesViews: true,
    spent: [],
    allowed: ['undervaluedQueries', 'undervaluedDays'],
    runs: ['undervaluedRuns'],
  },
  sharpJumps: {
    screens: { sharpJumps: '/sharp-jumps-stats' },
    details: {},
    right: 'view',
    savesViews: true,
    spent: [],
    allowed: ['sharpJumpsDays'],
    runs: ['sharpJumpsRuns'],
  },
  wordStatistics: {
    screens: { wordStatistics: '/product-word-statistics' },
    details: {},
    right: 'view',
    savesViews: true,
    ...NO_LIMITS,
  },
  requestStatistics: {
    screens: { requestStatistics: '/product-request-statistics' },
    details: {},
    right: 'view',
    savesViews: true,
    ...NO_LIMITS,
  },
  myRequests: {
    screens: { myRequests: '/my-product-requests' },
    details: { myRequest: '/my-product-requests/$id' },
    right: 'view',
    savesViews: true,
    spent: [],
    allowed: ['myRequestsHistoryDays'],
    runs: ['myRequestsRuns'],
  },
  productCard: {
    screens: { productCard: '/parsing-product-card' },
    details: {},
    right: 'view',
    // A screen shows one run, whose address is its own.
    savesViews: false,
    spent: [],
    allowed: [],
    runs: ['productCardRuns'],
  },
  productsInSearch: {
    screens: { productsInSearch: '/products-in-search' },
    details: {},
    right: 'view',
    savesViews: true,
    ...NO_LIMITS,
  },
} as const satisfies Record<string, Tool>;

type Tools = typeof TOOLS;
export type ToolId = keyof Tools;

type ValueOf<Each> = Each extends unknown ? Each[keyof Each] : never;
type KeyOf<Each> = Each extends unknown ? keyof Each & string : never;
type Of<Field extends keyof Tool> = Tools[ToolId][Field];

/** Names of the screens in the menu, and of all of them. */
export type MenuScreen = KeyOf<Of<'screens'>>;
export type ToolScreen = MenuScreen | KeyOf<Of<'details'>>;
/** Their paths. */
export type MenuPath = ValueOf<Of<'screens'>>;
export type ToolPath = MenuPath | ValueOf<Of<'details'>>;

type SavingTool = Extract<Tools[ToolId], { savesViews: true }>;
type SavedViewPath = ValueOf<SavingTool['screens']> | ValueOf<SavingTool['details']>;

export type ToolLimit = Of<'spent' | 'allowed' | 'runs'>[number];
export type ToolRun = Of<'runs'>[number];

const ALL: readonly Tools[ToolId][] = Object.values(TOOLS);
const pathsOf = <Each extends Tools[ToolId]>({ screens, details }: Each) =>
  [...Object.values(screens), ...Object.values(details)] as (
    | ValueOf<Each['screens']>
    | ValueOf<Each['details']>
  )[];
const isSaving = (tool: Tools[ToolId]): tool is SavingTool => tool.savesViews;

export const TOOL_PATHS: readonly ToolPath[] = ALL.flatMap(pathsOf);
export const SAVED_VIEW_PATHS: readonly SavedViewPath[] = ALL.filter(isSaving).flatMap(pathsOf);
export const TOOL_LIMITS: readonly ToolLimit[] = ALL.flatMap(({ spent, allowed, runs }): ToolLimit[] => [
  ...spent,
  ...allowed,
  ...runs,
]);
export const TOOL_RUNS: readonly ToolRun[] = ALL.flatMap(({ runs }): readonly ToolRun[] => runs);
