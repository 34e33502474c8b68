type Scenario = {
  /** Of Ozon. */
  days: number;
  /** Of each of the other marketplaces; without it a few. */
  otherDays?: number;
  /** Of the simulated market, where it is to be larger than usual. */
  queries?: number;
  description: string;
};

/** Named fillings of a fresh installation; the larger ones are for looking at speed and long charts. */
export const SEED_SCENARIOS = {
  demo: {
    days: 30,
    description:
      'the demo seller, a month of Ozon, four days of Wildberries and Yandex Market (under a minute)',
  },
  quarter: { days: 92, description: 'the same with three months of Ozon (about two minutes)' },
  year: { days: 366, description: 'the same with a year of Ozon (about eight minutes, 6 GB of disk)' },
  'whole-market': {
    days: 366,
    otherDays: 366,
    queries: 1_000_000,
    description: 'a million queries and a year of every marketplace, in a new folder (hours, 30 GB of disk)',
  },
} as const satisfies Record<string, Scenario>;

export type SeedScenario = keyof typeof SEED_SCENARIOS;

export function scenarioOf(name: SeedScenario): Scenario {
  return SEED_SCENARIOS[name];
}

export function isSeedScenario(name: string): name is SeedScenario {
  return name in SEED_SCENARIOS;
}
