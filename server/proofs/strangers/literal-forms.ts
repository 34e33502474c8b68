/** Addresses that are nobody's on the public network, the first and the last of each range among them. */
const INNER_V4 = [
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
];

const INNER_V6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '100::1',
  '64:ff9b:1::1',
  '2001::1',
  '2001:2::1',
  '2001:db8::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fdff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
];

const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'ｌｏｃａｌｈｏｓｔ',
  'localhost.localdomain',
  'printer.local',
  'db.internal',
  'metadata.google.internal',
  'router.lan',
  'nas.home.arpa',
  'wiki.corp',
  'redis',
  'postgres',
];

const octets = (address: string) => address.split('.').map(Number);
const whole = (address: string) => octets(address).reduce((sum, octet) => sum * 256 + octet, 0);
const each = (address: string, write: (octet: number) => string) => octets(address).map(write).join('.');
const wide = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const encoded = (text: string) =>
  text.replaceAll(/\d/g, (digit) => `%${digit.codePointAt(0)?.toString(16) ?? ''}`);

/** Ways in which parsers and resolvers have taken one IPv4 address. */
function formsOfV4(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = octets(address);
  const hex = whole(address).toString(16).padStart(8, '0');
  const [high, low] = [hex.slice(0, 4), hex.slice(4)];
  return [
    address,
    `${address}.`,
    String(whole(address)),
    `${whole(address)}.`,
    `0x${hex}`,
    `0X${hex.toUpperCase()}`,
    `0${whole(address).toString(8)}`,
    each(address, (octet) => `0x${octet.toString(16)}`),
    each(address, (octet) => `0${octet.toString(8)}`),
    each(address, (octet) => `000${octet.toString(8)}`),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${a.toString(16)}.${b}.0${(c * 256 + d).toString(8)}`,
    wide(address),
    address.replaceAll('.', '。'),
    address.replaceAll('.', '．'),
    encoded(address),
    address.replaceAll('.', '%2e'),
    `[::ffff:${address}]`,
    `[::FFFF:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::1]`,
  ];
}

const formsOfV6 = (address: string) => [
  `[${address}]`,
  `[${address.toUpperCase()}]`,
  `[${address}%25lo]`,
  `[${address}%lo]`,
];

/** Schemes, ports, credentials and a stray sign around a host. */
const around = (host: string) => [
  `https://${host}/`,
  `https://${host}:8443/x?y=1#z`,
  `HTTPS://${host}`,
  `  https://${host}/  `,
  `https:\\\\${host}\\`,
  `https:${host}`,
  `ht\ttps://${host}/`,
  `https://example.com@${host}/`,
  `https://example.com:443@${host}:8443/`,
  `http://${host}/`,
];

export function listLiteralForms(): string[] {
  const hosts = [...INNER_V4.flatMap(formsOfV4), ...INNER_V6.flatMap(formsOfV6), ...NAMES];
  return [...new Set(hosts.flatMap(around))];
}

/** What a resolver may answer: the addresses themselves. */
export const INNER_ADDRESSES: readonly string[] = [
  ...INNER_V4,
  ...INNER_V6,
  ...INNER_V4.map((address) => `::ffff:${address}`),
];
