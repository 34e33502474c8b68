import type { Marketplace } from '@vitrina/contract/ids.ts';

type Scenario = {
  /** Of Ozon. */
  days: number;
  /** Of each of the other marketplaces; without it a few. */
  otherDays?: number;
  /** Of the simulated market, where it is not to have its usual size. */
  queries?: number;
  /** Its days are made beside the provider: through it they would take hours. */
  isWholeMarket?: boolean;
  /** The rest of its past is filled in while the product runs (server/src/past). */
  hasPast?: boolean;
  description: string;
};

/** The two smaller markets get this many days, unless a scenario says more. */
const OTHER_MARKET_DAYS = 4;

/** Named fillings of a fresh installation; the larger ones are for looking at speed and long charts. */
export const SEED_SCENARIOS = {
  demo: {
    days: 8,
    queries: 20_000,
    hasPast: true,
    description:
      'the demo seller with a few days; thirteen months of Ozon, eleven weeks of the others and a month of positions follow while it runs',
  },
  month: {
    days: 30,
    description:
      'the demo seller, a month of Ozon, four days of Wildberries and Yandex Market (about a minute)',
  },
  quarter: { days: 92, description: 'the same with three months of Ozon (about two minutes)' },
  year: { days: 366, description: 'the same with a year of Ozon (about eight minutes, 6 GB of disk)' },
  'whole-market': {
    days: 366,
    otherDays: 366,
    queries: 1_000_000,
    isWholeMarket: true,
    description:
      'a million queries and a year of every marketplace, in a new folder (about half an hour, 20 GB of disk)',
  },
} as const satisfies Record<string, Scenario>;

export type SeedScenario = keyof typeof SEED_SCENARIOS;

export function scenarioOf(name: SeedScenario): Scenario {
  return SEED_SCENARIOS[name];
}

/** How many of the last days of each marketplace, in the order of filling. */
export function partsOf(name: SeedScenario): { marketplace: Marketplace; days: number }[] {
  const { days, otherDays = OTHER_MARKET_DAYS } = scenarioOf(name);
  return [
    { marketplace: 'ozon', days },
    { marketplace: 'wb', days: otherDays },
    { marketplace: 'ym', days: otherDays },
  ];
}

export function isSeedScenario(name: string): name is SeedScenario {
  return name in SEED_SCENARIOS;
}
