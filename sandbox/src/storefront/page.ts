import { hash } from '../platform/hash.ts';

/** The envelope of every storefront page: widget states are JSON inside strings. */
export type Page = { widgetStates: Record<string, string>; nextPage?: string; layoutTrackingInfo: string };

export type Widget = { name: string; state: unknown };

/** Packs widgets under keys whose layout ids differ from page to page, so that clients match them by prefix. */
export function packPage(widgets: readonly Widget[], pageType: string, salt: string): Page {
  const layoutId = 300_000 + (hash('layout', salt) % 600_000);
  const counts = new Map<string, number>();
  const packed = widgets.map(({ name, state }): [string, string] => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return [`${name}-${layoutId + (hash(name) % 1000)}-default-${number}`, JSON.stringify(state)];
  });
  return {
    widgetStates: Object.fromEntries<string>(packed),
    layoutTrackingInfo: JSON.stringify({ layoutId, pageType, platform: 'site', deviceType: 'desktop' }),
  };
}
