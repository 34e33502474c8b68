import { hash } from '../platform/hash.ts';

/**
 * One widget of a page. Its state travels as JSON inside a string: `escaped` is such a string without its quotes,
 * for states that are put together of ready parts.
 */
export type Widget = { name: string; state: unknown } | { name: string; escaped: string };

/** JSON as it stands inside a string, without the quotes around it. */
export function escapeState(state: unknown): string {
  return JSON.stringify(JSON.stringify(state)).slice(1, -1);
}

/** The JSON of a page. Keys of widgets carry layout ids that differ from page to page: clients match by prefix. */
export function packPage(
  widgets: readonly Widget[],
  pageType: string,
  salt: string,
  nextPage?: string,
): string {
  const layoutId = 300_000 + (hash('layout', salt) % 600_000);
  const counts = new Map<string, number>();
  const packed = widgets.map((widget) => {
    const { name } = widget;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const key = `${name}-${layoutId + (hash(name) % 1000)}-default-${number}`;
    return `"${key}":"${'escaped' in widget ? widget.escaped : escapeState(widget.state)}"`;
  });
  const tracking = escapeState({ layoutId, pageType, platform: 'site', deviceType: 'desktop' });
  const next = nextPage === undefined ? '' : `,"nextPage":${JSON.stringify(nextPage)}`;
  return `{"widgetStates":{${packed.join(',')}},"layoutTrackingInfo":"${tracking}"${next}}`;
}
