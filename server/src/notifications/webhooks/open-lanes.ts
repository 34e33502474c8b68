import type { PostToStranger } from '../../platform/outbound/strangers/post-to-stranger.ts';
import { claimDelivery } from './claim-delivery.ts';
import { type Delivering, deliver } from './deliver.ts';
import { LANES, type Lane } from './rules.ts';

export type Lanes = {
  /** Looks for what is due and does not wait for any receiver. */
  look(): void;
  /** Until nothing is due, or on its way. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Lanes open while there is something to deliver: each that finds something opens the next one. None waits for another,
 * so a receiver that lets us wait holds its own lane and no more.
 */
export function openLanes(context: Delivering, post: PostToStranger): Lanes {
  const running: Record<Lane, Set<Promise<void>>> = { healthy: new Set(), failing: new Set() };
  const stopping = new AbortController();

  async function run(lane: Lane): Promise<void> {
    while (!stopping.signal.aborted) {
      const claim = await claimDelivery(context, lane);
      if (!claim) return;
      open(lane);
      await deliver(context, post, claim);
    }
  }

  function open(lane: Lane): void {
    if (running[lane].size >= LANES[lane]) return;
    const opened = run(lane)
      .catch((error: unknown) => context.log.warn({ lane, err: error }, 'webhooks not delivered'))
      .finally(() => running[lane].delete(opened));
    running[lane].add(opened);
  }

  const allRunning = () => [...running.healthy, ...running.failing];

  async function settle(): Promise<void> {
    while (allRunning().length > 0) await Promise.all(allRunning());
  }

  return {
    look: () => {
      open('healthy');
      open('failing');
    },
    settled: settle,
    stop: async () => {
      stopping.abort();
      await settle();
    },
  };
}
