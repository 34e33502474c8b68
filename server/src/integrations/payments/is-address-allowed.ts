import { BlockList, isIP } from 'node:net';

/** Whence the provider sends notifications: an address, or a network with its prefix. */
export const PROVIDER_ADDRESSES: readonly string[] = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11',
  '77.75.156.35',
  '2a02:5180::/32',
];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `source` is the address that the trusted hop names, never one that a header of the sender claims. */
export function isAddressAllowed(source: string, allowed: readonly string[]): boolean {
  // A socket that listens on both families writes IPv4 like this.
  const address = source.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const range of allowed) {
    const [network = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(prefix), familyOf(network));
  }
  return list.check(address, familyOf(address));
}
