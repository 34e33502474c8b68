import { hidePrivate } from './hide-private.ts';
import { shortenAddress } from './shorten-address.ts';

/** Something that happened before an error, by the names of the service's format. */
export type Crumb<Level extends string = string> = {
  type?: string;
  category?: string;
  level?: Level;
  timestamp?: number;
  message?: string;
  data?: Record<string, unknown>;
};

const METHOD = /^[A-Z]{3,7}$/;

/** What it says beside its kind and its moment; null: nothing of such a kind is to leave. */
function describe({ category = '', message = '', data = {} }: Crumb): Partial<Crumb> | null {
  if (/^ui\.(?:click|input|keypress)$/.test(category)) return { message: shortenElement(message) };
  if (category === 'console' || category === 'sentry.event') return { message: hidePrivate(message) };
  if (category === 'navigation')
    return { data: { from: addressOf(data['from']), to: addressOf(data['to']) } };
  if (category !== 'fetch' && category !== 'xhr') return null;
  const { method, url, status_code: status } = data;
  return {
    data: {
      method: typeof method === 'string' && METHOD.test(method) ? method : 'GET',
      url: addressOf(url),
      ...(typeof status === 'number' ? { status_code: status } : {}),
    },
  };
}

export function scrubCrumb<Level extends string>(crumb: Crumb<Level>): Crumb<Level> | null {
  const described = describe(crumb);
  if (described === null) return null;
  const { type, category, level, timestamp } = crumb;
  return {
    ...(type === undefined ? {} : { type }),
    ...(category === undefined ? {} : { category }),
    ...(level === undefined ? {} : { level }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(described as Pick<Crumb, 'message' | 'data'>),
  };
}

function addressOf(value: unknown): string {
  return typeof value === 'string' ? shortenAddress(value) : '';
}

/**
 * `button.primary[aria-label="…"]` without its attributes: labels and titles name products and people. One may have the
 * signs of an end in it, so all goes up to the last of them.
 */
function shortenElement(path: string): string {
  return path
    .replace(/\[[^]*"\]/, '')
    .replace(/\[[^]*$/, '')
    .replaceAll(/[^\w\s.#>:-]+/g, '')
    .slice(0, 300);
}
