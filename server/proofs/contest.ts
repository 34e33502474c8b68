import type { World } from './codes/flow.ts';

export const AT_ONCE = 50;

/** One thing that may happen once: prepared alone, tried by fifty at the same moment, effects counted after. */
export type Contest = {
  name: string;
  round(world: World): Promise<{ effects: number; failures: number }>;
};
