import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';

/** In the order in which a person goes through them. */
export const SETUP_STEPS = ['product', 'images', 'campaigns', 'strategy', 'review'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

type Prepared = Pick<AbTest, 'images'> & {
  settings: Pick<AbTest['settings'], 'campaignIds' | 'intervalMinutes'>;
};

const LEAST_IMAGES = 2;

/** What a test still needs; `leastInterval` is unknown until the server has measured how fast pictures change. */
export function listMissing(test: Prepared, leastInterval = 0): SetupStep[] {
  const missing: SetupStep[] = [];
  if (test.images.length < LEAST_IMAGES) missing.push('images');
  if (test.settings.campaignIds.length === 0) missing.push('campaigns');
  if (test.settings.intervalMinutes < leastInterval) missing.push('strategy');
  return missing;
}

/** The next or the one before; itself at an end. */
export function besideStep(step: SetupStep, by: 1 | -1): SetupStep {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + by] ?? step;
}
