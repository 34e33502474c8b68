import { dayOf } from '../calendar.ts';
import type { DayNumber, MarketplaceId } from '../market.ts';

type CollectedMarketplace = {
  index: number;
  /** product.md 9.4: no statistics exist before this day. */
  firstDay: DayNumber;
  /** Searches compared with the main marketplace. */
  scale: number;
  /** How far the popularity of single queries differs from the main marketplace, in logarithms. */
  spread: number;
};

export const COLLECTED_MARKETPLACES: Readonly<Record<MarketplaceId, CollectedMarketplace>> = {
  ozon: { index: 0, firstDay: dayOf(2024, 3, 14), scale: 1, spread: 0 },
  wb: { index: 1, firstDay: dayOf(2023, 9, 15), scale: 1.35, spread: 0.5 },
  ym: { index: 2, firstDay: dayOf(2025, 1, 9), scale: 0.3, spread: 0.65 },
};
