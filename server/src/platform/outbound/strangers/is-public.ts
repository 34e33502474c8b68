import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA's special-purpose registry of IPv4: nothing of it is a server of somebody on the public network. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The one part of IPv6 that is given out: loopback, mapped IPv4, NAT64, local and multicast addresses lie outside of it. */
const GLOBAL_V6 = '2000::/3';

/** Within it: Teredo, benchmarks and other protocols, documentation, 6to4 with an IPv4 address inside, documentation. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits = ''] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closedV4 = listOf(NOT_PUBLIC_V4, 'ipv4');
const globalV6 = listOf([GLOBAL_V6], 'ipv6');
const closedV6 = listOf(NOT_PUBLIC_V6, 'ipv6');

/** Whether an address, as a resolver writes it, is of the public network. What is no address is not. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4');
  // A zone names an interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}
