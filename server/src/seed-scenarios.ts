/** Named fillings of a fresh installation; the larger ones are for looking at speed and long charts. */
export const SEED_SCENARIOS = {
  demo: {
    days: 30,
    description:
      'the demo seller, a month of Ozon, four days of Wildberries and Yandex Market (under a minute)',
  },
  quarter: { days: 92, description: 'the same with three months of Ozon (about two minutes)' },
  year: { days: 366, description: 'the same with a year of Ozon (about eight minutes, 6 GB of disk)' },
} as const;

export type SeedScenario = keyof typeof SEED_SCENARIOS;

export function isSeedScenario(name: string): name is SeedScenario {
  return name in SEED_SCENARIOS;
}
