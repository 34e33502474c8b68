import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { DayNumber, Market, MarketplaceId } from '../market/market.ts';
import type { SettingsReader } from '../settings/open-settings.ts';

export type PictureAppeal = {
  /** Moments within a Moscow day at which a change began or ended, the earliest first. */
  edgesOf(sku: number, day: DayNumber): number[];
  /** How much the main picture of a moment of the day is liked. */
  ofDay(marketplace: MarketplaceId, sku: number, day: DayNumber): (at: Date) => number;
  /** Another one whenever what is known about the product's day has changed. */
  stampOf(marketplace: MarketplaceId, sku: number, day: DayNumber): string;
};

export function createPictureAppeal(market: Market, settings: SettingsReader): PictureAppeal {
  const carryOverMs = (atMs: number) => settings.at(atMs).carryOverMinutes * MINUTE_MS;

  function mainOf(marketplace: MarketplaceId, sku: number, at: Date): number {
    // Buyers still see the former one for a while.
    const seenAt = new Date(at.getTime() - carryOverMs(at.getTime()));
    const [main] = market.products.look(sku, seenAt, marketplace).pictures;
    return main === undefined ? 1 : market.attractiveness(main.contentHash);
  }

  function edgesOf(sku: number, day: DayNumber): number[] {
    return market
      .changesOf(sku)
      .flatMap((change) => ('untilMs' in change ? [change.atMs, change.untilMs] : [change.atMs]))
      .flatMap((edge) => (carryOverMs(edge) > 0 ? [edge, edge + carryOverMs(edge)] : [edge]))
      .filter((moment) => moscowDay(new Date(moment)) === day)
      .toSorted((one, other) => one - other);
  }

  const ends = (day: DayNumber) =>
    [moscowMoment(day, 0), new Date(moscowMoment(day + 1, 0).getTime() - 1)] as const;

  return {
    edgesOf,
    ofDay(marketplace, sku, day) {
      const [morning, night] = ends(day);
      const first = mainOf(marketplace, sku, morning);
      const isSteady = edgesOf(sku, day).length === 0 && mainOf(marketplace, sku, night) === first;
      return (at) => (isSteady ? first : mainOf(marketplace, sku, at));
    },
    stampOf(marketplace, sku, day) {
      const [morning, night] = ends(day);
      const moments = [morning, ...edgesOf(sku, day).map((edge) => new Date(edge)), night];
      const liked = moments.map((at) => mainOf(marketplace, sku, at));
      return `${market.changesOf(sku).length} ${liked.join(' ')}`;
    },
  };
}
