import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { nextHash, type SnapshotContent } from '../../../cards/store/chain.ts';
import { buildPack } from '../build-pack.ts';
import { EVIDENCE_FORM, type EvidenceChain, type EvidenceContent, REPORT_MAKER } from '../content.ts';
import { writeZip } from '../files/write-zip.ts';
import { verifyPack } from './verify-pack.ts';

const PICTURE = new Uint8Array(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 251));
const HASH = createHash('sha256').update('picture').digest('hex');

type Facts = SnapshotContent['facts'];
function chain(
  source: EvidenceChain['source'],
  list: readonly { hour: number; facts: Facts }[],
): EvidenceChain {
  let previous: Buffer | null = null;
  const moment = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour)).toISOString();
  const snapshots = list.map(({ hour, facts }, index) => {
    const content: SnapshotContent = {
      sku: 501,
      source,
      number: index + 1,
      fromAt: index === 0 ? null : moment(hour - 1),
      at: moment(hour),
      isFull: index === 0,
      facts,
    };
    previous = nextHash(previous, content);
    return { ...content, hash: previous.toString('hex') };
  });
  const gaps = [{ from: moment(20), to: moment(22), reason: 'blocked' }];
  return { source, previousHash: null, gaps, snapshots };
}

const offer = (sellerId: number, priceKopecks: number) => ({
  sku: 900 + sellerId,
  sellerId,
  sellerName: `ООО «Прилипала ${sellerId}»`,
  priceKopecks,
});
const CHAINS = [
  chain('storefront', [
    { hour: 0, facts: { offers: [], rating: 4.8 } },
    { hour: 4, facts: { offers: [offer(7, 90_000)] } as Facts },
    { hour: 9, facts: { offers: [offer(7, 80_000), offer(8, 99_000)] } as Facts },
  ]),
  chain('seller', [
    {
      hour: 0,
      facts: { title: 'Чайник «Ёлка»', price: 100_000, pictures: [{ hash: HASH, look: '0', address: '' }] },
    },
    { hour: 6, facts: { price: 110_000 } },
  ]),
];
const content = (rest: Partial<EvidenceContent['order']> = {}): EvidenceContent => ({
  order: {
    form: EVIDENCE_FORM,
    product: '1.0.0',
    reportMaker: REPORT_MAKER,
    madeAt: '2026-03-03T09:00:00.000Z',
    madeBy: 'Анна Продавец',
    cabinet: { name: 'Ромашка', sellerId: '12', sellerName: null },
    sku: 501,
    period: { from: '2026-03-02', to: '2026-03-03' },
    until: '2026-03-03T08:00:00.000Z',
    seller: null,
    leftOut: [],
    language: 'en',
    ...rest,
  },
  chains: CHAINS,
  pictures: new Map([[HASH, PICTURE]]),
});

let files: Map<string, Uint8Array>;
let pack: Uint8Array;
beforeAll(async () => {
  files = await buildPack(content());
  pack = writeZip(files);
});
const text = (name: string) => new TextDecoder().decode(files.get(name));
const changed = (name: string, bytes: Uint8Array) => writeZip(new Map([...files, [name, bytes]]));
const flip = (bytes: Uint8Array, place: number, by: number) => {
  const other = bytes.slice();
  other[place] = (other[place] ?? 0) ^ by;
  return other;
};

describe('a pack', () => {
  it('is as it was made, and the same bytes whenever it is made', async () => {
    expect(await verifyPack(pack)).toMatchObject({
      faults: [],
      files: 8,
      snapshots: 5,
      stays: 2,
      byHashOnly: [],
    });
    expect(writeZip(await buildPack(content()))).toEqual(pack);
  });

  it('has a report in every language, and the Russian one', async () => {
    const made = await buildPack(content({ language: 'ar' }));
    expect([...made.keys()].slice(0, 2)).toEqual(['report.pdf', 'report.ar.pdf']);
    expect(made.get('report.pdf')).toEqual(files.get('report.pdf'));
    expect(await verifyPack(writeZip(made))).toMatchObject({ faults: [], byHashOnly: [] });
  });

  it('has its files, with the stays as the product’s tables are written', () => {
    expect([...files.keys()]).toEqual([
      'report.pdf',
      'report.en.pdf',
      'episodes.csv',
      'looks.csv',
      'snapshots.json',
      `pictures/${HASH}.webp`,
      'manifest.json',
      'manifest.sha256',
    ]);
    const [, first] = text('episodes.csv').split('\r\n');
    expect(first).toBe(
      'ООО «Прилипала 7»;7;907;02.03.2026 07:00;03.03.2026 11:00;26,00;900,00;800,00;800,00;1100,00;300,00;300,00',
    );
    expect(text('looks.csv')).toContain('02.03.2026 09:00;ООО «Прилипала 7»;7;907;900,00;1100,00\r\n');
    expect(files.get('report.pdf')?.slice(0, 5)).toEqual(strToU8('%PDF-'));
  });

  it('of one seller, or without one’s own company, holds no other’s stays', async () => {
    const one = await buildPack(content({ seller: 'seller:8' }));
    const others = await buildPack(content({ leftOut: ['seller:7'] }));
    for (const made of [one, others])
      expect(new TextDecoder().decode(made.get('episodes.csv'))).not.toContain('Прилипала 7');
    expect((await verifyPack(writeZip(one))).faults).toEqual([]);
  });

  it('of another form, or whose report another version drew, is judged by its hashes', async () => {
    const drawn = writeZip(await buildPack(content({ reportMaker: 'pdfkit 0' })));
    expect(await verifyPack(drawn)).toMatchObject({
      faults: [],
      byHashOnly: ['report.pdf', 'report.en.pdf', 'manifest.json', 'manifest.sha256'],
    });
    const formed = writeZip(await buildPack(content({ form: 0 })));
    expect(await verifyPack(formed)).toMatchObject({ faults: [], byHashOnly: [...files.keys()] });
  });
});

describe('what was changed is named', () => {
  it('every byte of every file, with its place', async () => {
    const names = fc.constantFrom(...files.keys());
    await fc.assert(
      fc.asyncProperty(names, fc.nat(), fc.integer({ min: 1, max: 255 }), async (name, at, by) => {
        const bytes = files.get(name) ?? new Uint8Array();
        const place = at % bytes.length;
        const { faults } = await verifyPack(changed(name, flip(bytes, place, by)));
        const ofFile = faults.find(({ file }) => file === name);
        const found = name === 'manifest.sha256' ? expect.stringMatching(/^line \d+$/) : `byte ${place}`;
        expect(ofFile).toMatchObject({ place: found });
      }),
      { numRuns: 8 },
    );
  });

  it('a byte of the sums that breaks a line up', async () => {
    const sums = files.get('manifest.sha256') ?? new Uint8Array();
    for (const place of [5, 90]) {
      const broken = flip(sums, place, (sums[place] ?? 0) ^ 0x0a);
      const { faults } = await verifyPack(changed('manifest.sha256', broken));
      expect(faults[0]).toMatchObject({ file: 'manifest.sha256', place: place < 80 ? 'line 1' : 'line 2' });
    }
  });

  it('every byte of the archive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const { faults } = await verifyPack(flip(pack, at % pack.length, by));
        expect(faults.length).toBeGreaterThan(0);
        for (const { file, what } of faults)
          expect([file, what].every((words) => words.length > 0)).toBe(true);
      }),
      { numRuns: 8 },
    );
  });

  it('headers and the list of files too', async () => {
    const starts = [...pack.keys()].filter(
      (at) => pack[at] === 0x50 && pack[at + 1] === 0x4b && (pack[at + 2] ?? 9) < 7,
    );
    const places = starts.flatMap((start) => Array.from({ length: 30 }, (_, index) => start + index));
    for (const place of places.filter((_, index) => index % 7 === 0)) {
      const { faults } = await verifyPack(flip(pack, Math.min(place, pack.length - 1), 1));
      expect([place, faults.length > 0]).toEqual([place, true]);
    }
  });

  it('a file that is missing, and one too many', async () => {
    const picture = [...files.keys()].find((name) => name.startsWith('pictures/'));
    const fewer = writeZip(new Map([...files].filter(([name]) => name !== picture)));
    expect((await verifyPack(fewer)).faults).toEqual([{ file: picture, place: null, what: 'it is missing' }]);
    const more = writeZip(new Map([...files, [`pictures/${'0'.repeat(64)}.webp`, PICTURE]]));
    expect((await verifyPack(more)).faults[0]?.what).toBe('the manifest does not name it');
  });

  test.each([
    ['a price', (one: EvidenceChain) => (one.snapshots[1]!.facts.offers![0]!.priceKopecks = 1), 2],
    ['a moment', (one: EvidenceChain) => (one.snapshots[2]!.at = '2026-03-02T10:00:00.000Z'), 3],
    ['a snapshot taken out', (one: EvidenceChain) => one.snapshots.splice(1, 1), 3],
  ])('by somebody who wrote all hashes of the files anew: %s', async (_name, forge, number) => {
    const chains = structuredClone<EvidenceChain[]>(CHAINS);
    forge(chains[0]!);
    const forged = writeZip(await buildPack({ ...content(), chains }));
    expect((await verifyPack(forged)).faults).toMatchObject([
      { file: 'snapshots.json', place: `chain "storefront", snapshot ${number}` },
    ]);
  });

  it('a table that the snapshots do not give, though its hash was written anew', async () => {
    const other = await buildPack({ ...content(), chains: CHAINS.map((one) => ({ ...one, gaps: [] })) });
    const forged = new Map([...other, ['snapshots.json', files.get('snapshots.json') ?? new Uint8Array()]]);
    expect((await verifyPack(writeZip(forged))).faults.length).toBeGreaterThan(0);
  });
});

/** Five megabytes in a few kilobytes, under another size. */
function declaring(bytes: number): Uint8Array {
  const zip = zipSync({ 'looks.csv': new Uint8Array(5 * 1024 * 1024) });
  const entry = Buffer.from(zip).indexOf('PK\u0001\u0002', 0, 'latin1');
  new DataView(zip.buffer, zip.byteOffset).setUint32(entry + 24, bytes, true);
  return zip;
}

describe('an archive of somebody else', () => {
  test.each([
    ['nothing', new Uint8Array(), /broken/],
    ['no archive', strToU8('hello'), /broken/],
    ['half of one', () => pack.slice(0, pack.length / 2), /broken/],
    [
      'a way out of the folder',
      zipSync({ '../../etc/passwd': strToU8('x') }),
      /broken: invalid relative path/,
    ],
    ['an absolute way', zipSync({ '/etc/passwd': strToU8('x') }), /broken: absolute path/],
    ['a name that no pack has', zipSync({ 'run.sh': strToU8('x') }), /no such file/],
    ['a bomb that says so', () => declaring(300 * 1024 * 1024), /refused: unpacked/],
    ['a bomb that does not', () => declaring(10), /cannot be unpacked: too many bytes/],
    [
      'many files',
      () => zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}`, PICTURE]))),
      /refused: it has 5001/,
    ],
  ])('with %s is refused', async (_name, bytes, words) => {
    const { faults } = await verifyPack(typeof bytes === 'function' ? bytes() : bytes);
    expect(faults.map(({ what }) => what).join('\n')).toMatch(words);
  });
});
