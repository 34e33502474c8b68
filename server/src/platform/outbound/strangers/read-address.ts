import { isIP } from 'node:net';
import type { WEBHOOK_ADDRESS_REFUSALS } from '@vitrina/contract/errors.ts';
import { isPublic } from './is-public.ts';

type AddressRefusal = (typeof WEBHOOK_ADDRESS_REFUSALS)[number];
type ReadAddress = { url: URL; refusal?: never } | { url?: never; refusal: AddressRefusal };

const LOWEST_FREE_PORT = 1024;
/** Names that never leave a machine or its network; a resolver may answer them with anything. */
const INNER_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|localdomain|arpa|onion)$/;

/** The name or address of a URL as a socket takes it: IPv6 without its brackets, a name without the root's dot. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

/** Hosts that whoever runs the product lets through: `host` by its port of https, `host:port` by that port alone. */
export function isLetThrough(url: URL, inner: readonly string[]): boolean {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  const host = hostOf(url);
  return inner.some((one) => one === `${host}:${port}` || (one === host && port === '443'));
}

/**
 * Reads an address that a person has typed. The URL parser turns every spelling of an IPv4 address (decimal, octal, hex,
 * short, wide digits) into the usual one before it is looked at. Where a name leads is looked at again for each
 * connection.
 */
export function readAddress(text: string, inner: readonly string[]): ReadAddress {
  const url = URL.parse(text);
  if (url === null || url.hostname === '') return { refusal: 'unreadable' };
  if (url.username !== '' || url.password !== '') return { refusal: 'credentials' };
  if (isLetThrough(url, inner) && /^https?:$/.test(url.protocol)) return { url };
  if (url.protocol !== 'https:') return { refusal: 'notHttps' };
  if (url.port !== '' && Number(url.port) < LOWEST_FREE_PORT) return { refusal: 'port' };
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublic(host) ? { url } : { refusal: 'private' };
  return !host.includes('.') || INNER_NAMES.test(host) ? { refusal: 'private' } : { url };
}
