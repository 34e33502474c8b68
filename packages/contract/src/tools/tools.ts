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
  /** Files of the catalogues that all its screens wait for. */
  readonly texts: readonly string[];
  readonly savesViews: boolean;
  /** Limits of the plan that fill up, and are given back when something is deleted. */
  readonly spent: readonly string[];
  /** Limits of the plan that are never used up: how far one may look, how much at once. */
  readonly allowed: readonly string[];
  /** Limits of the plan that fill up by the Moscow day: the same question costs once a day, a failed one nothing. */
  readonly runs: readonly string[];
};

const USUAL = { details: {}, right: 'view', savesViews: true, spent: [], allowed: [], runs: [] } as const;

/**
 * The tools of the product. Whatever must know each of them is derived from this table or typed by it, so that the
 * compiler names what a new one still lacks (docs/how-to/add-a-tool.md). A tool's id is the name of its folders.
 */
export const TOOLS = {
  statistics: {
    ...USUAL,
    screens: { statistics: '/statistics' },
    texts: ['statistics'],
  },
  positions: {
    ...USUAL,
    screens: { positionCheck: '/position-check' },
    details: { positionEntry: '/position-check/$id' },
    texts: ['positions'],
    spent: ['positionProducts', 'positionQueries'],
    allowed: ['positionHistoryDays'],
  },
  searchHistory: {
    ...USUAL,
    screens: {
      searchHistoryOzon: '/search-history',
      searchHistoryWb: '/wb/search-history',
      searchHistoryYm: '/ym/search-history',
    },
    texts: ['search-history'],
    allowed: ['searchHistoryDaysOzon', 'searchHistoryDaysWb', 'searchHistoryDaysYm', 'searchHistoryQueries'],
    runs: ['searchHistoryRunsOzon', 'searchHistoryRunsWb', 'searchHistoryRunsYm'],
  },
  productTables: {
    ...USUAL,
    screens: { productTables: '/pages/product-tables/$id' },
    texts: [],
    spent: ['trackingWords'],
  },
  undervaluedQueries: {
    ...USUAL,
    screens: { undervaluedQueries: '/undervalued-search-queries' },
    texts: ['undervalued-queries'],
    allowed: ['undervaluedQueries', 'undervaluedDays'],
    runs: ['undervaluedRuns'],
  },
  sharpJumps: {
    ...USUAL,
    screens: { sharpJumps: '/sharp-jumps-stats' },
    texts: ['sharp-jumps'],
    allowed: ['sharpJumpsDays'],
    runs: ['sharpJumpsRuns'],
  },
  wordStatistics: {
    ...USUAL,
    screens: { wordStatistics: '/product-word-statistics' },
    texts: ['word-statistics'],
  },
  requestStatistics: {
    ...USUAL,
    screens: { requestStatistics: '/product-request-statistics' },
    texts: ['request-statistics'],
  },
  myRequests: {
    ...USUAL,
    screens: { myRequests: '/my-product-requests' },
    details: { myRequest: '/my-product-requests/$id' },
    texts: ['my-requests'],
    allowed: ['myRequestsHistoryDays'],
    runs: ['myRequestsRuns'],
  },
  productCard: {
    ...USUAL,
    screens: { productCard: '/parsing-product-card' },
    texts: ['product-card', 'products-in-search'],
    // A screen shows one run, whose address is its own.
    savesViews: false,
    runs: ['productCardRuns'],
  },
  productsInSearch: {
    ...USUAL,
    screens: { productsInSearch: '/products-in-search' },
    texts: ['products-in-search'],
  },
  abTests: {
    ...USUAL,
    screens: { abTest: '/ab-test' },
    details: { abTestDetails: '/ab-test/$id' },
    texts: ['ab-tests'],
    // The list is short, and a test's address is its own.
    savesViews: false,
    spent: ['abTestsActive', 'abTestsArchived'],
  },
  radar: {
    ...USUAL,
    screens: { radarChanges: '/radar-changes' },
    details: { radarCard: '/radar-changes/$id' },
    texts: ['radar'],
    spent: ['radarProducts'],
    allowed: ['radarHistoryDays'],
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

export type ToolTexts = Of<'texts'>[number];
export type ToolLimit = Of<'spent' | 'allowed' | 'runs'>[number];
export type ToolRun = Of<'runs'>[number];

// Functions, because a browser has no use for most of these lists and leaves out what it does not call.
const listTools = (): readonly Tools[ToolId][] => Object.values(TOOLS);

function pathsOf<Each extends Tools[ToolId]>({ screens, details }: Each) {
  return [...Object.values(screens), ...Object.values(details)] as (
    | ValueOf<Each['screens']>
    | ValueOf<Each['details']>
  )[];
}

export function listToolPaths(): ToolPath[] {
  return listTools().flatMap(pathsOf);
}

export function listSavedViewPaths(): SavedViewPath[] {
  const isSaving = (tool: Tools[ToolId]): tool is SavingTool => tool.savesViews;
  return listTools().filter(isSaving).flatMap(pathsOf);
}

export function listToolLimits(): ToolLimit[] {
  return listTools().flatMap(({ spent, allowed, runs }): ToolLimit[] => [...spent, ...allowed, ...runs]);
}

export function listToolRuns(): ToolRun[] {
  return listTools().flatMap(({ runs }): readonly ToolRun[] => runs);
}
