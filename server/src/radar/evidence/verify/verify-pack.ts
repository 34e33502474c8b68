import { nextHash } from '../../../cards/store/chain.ts';
import { buildPack } from '../build-pack.ts';
import { EVIDENCE_FORM, type EvidenceChain, REPORT_MAKER } from '../content.ts';
import { BLOCK_BYTES, findChange, sha256 } from '../files/blocks.ts';
import { MANIFEST, Manifest, SUMS } from '../files/write-manifest.ts';
import { readSnapshots } from '../files/write-snapshots.ts';
import { writeZip } from '../files/write-zip.ts';
import { staysOf } from '../stays-of.ts';
import { ARCHIVE, type Fault, openPack } from './open-pack.ts';

export type Verdict = {
  faults: Fault[];
  /** null: the manifest cannot be read. */
  manifest: Manifest | null;
  files: number;
  snapshots: number;
  /** null: they were not counted, because something before them is wrong. */
  stays: number | null;
  /** What could not be made again to compare it, and was judged by its hash only. */
  byHashOnly: string[];
};

/** Rebuilds a pack from its snapshots and names everything that is not as it was made. */
export async function verifyPack(bytes: Uint8Array): Promise<Verdict> {
  const { files, faults } = await openPack(bytes);
  const verdict: Verdict = {
    faults,
    manifest: null,
    files: files.size,
    snapshots: 0,
    stays: null,
    byHashOnly: [],
  };
  const manifest = readManifest(files, faults);
  if (manifest === null) return verdict;
  verdict.manifest = manifest;
  checkHashes(manifest, files, faults);
  const chains = readChains(files, faults);
  if (chains === null) return verdict;
  verdict.snapshots = chains.reduce((sum, { snapshots }) => sum + snapshots.length, 0);
  faults.push(...checkChains(chains, manifest));
  if (faults.length === 0)
    faults.push(...compareBytes(ARCHIVE, [bytes, writeZip(files)], 'it was packed anew or changed'));
  // One cause, one line: what follows from changed files would only repeat it.
  if (faults.length === 0) await compareWithRebuilt(verdict, { manifest, chains, files });
  return verdict;
}

/** The manifest is wrong if its hash and a block's both say so; if only one does, the sums themselves were changed. */
function readManifest(files: ReadonlyMap<string, Uint8Array>, faults: Fault[]): Manifest | null {
  const bytes = files.get(MANIFEST);
  const sums = files.get(SUMS);
  for (const [name, found] of [
    [MANIFEST, bytes],
    [SUMS, sums],
  ] as const)
    if (found === undefined && !faults.some(({ file }) => file === name))
      faults.push({ file: name, place: null, what: 'it is missing' });
  if (bytes === undefined) return null;
  const lines = sums === undefined ? [] : new TextDecoder().decode(sums).split('\n');
  const blocks = lines.slice(1, -1).map((line) => line.replace(/^# /, ''));
  if (sums !== undefined) {
    const isWhole = lines[0] === `${sha256(bytes)}  ${MANIFEST}`;
    const isReadable = isWellFormed(lines);
    // Lines that were broken up say nothing of the manifest.
    const change = isReadable ? findChange(bytes, blocks) : undefined;
    if (!isWhole && change !== undefined) faults.push(changedAt(MANIFEST, change));
    else if (!isWhole || change !== undefined || !isReadable)
      faults.push({
        file: SUMS,
        place: wrongLine(lines, isWhole, change),
        what: 'it is not of this manifest',
      });
  }
  try {
    return Manifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    if (!faults.some(({ file }) => file === MANIFEST))
      faults.push({ file: MANIFEST, place: null, what: 'it is no manifest of a pack' });
    return null;
  }
}

function isWellFormed(lines: readonly string[]): boolean {
  return lines.at(-1) === '' && lines.slice(1, -1).every((line) => /^# [0-9a-f]{16}$/.test(line));
}

function wrongLine(lines: readonly string[], isWhole: boolean, change: { from: number } | undefined): string {
  if (!isWhole) return 'line 1';
  const odd = lines.findIndex(
    (line, index) => index > 0 && index < lines.length - 1 && !/^# [0-9a-f]{16}$/.test(line),
  );
  return `line ${odd > 0 ? odd + 1 : change === undefined ? lines.length : Math.floor(change.from / BLOCK_BYTES) + 2}`;
}

function changedAt(file: string, { from, to }: { from: number; to: number }): Fault {
  const place = to - from === 1 ? `byte ${from}` : `bytes ${from}–${to - 1}`;
  return { file, place, what: 'it was changed' };
}

function checkHashes(manifest: Manifest, files: ReadonlyMap<string, Uint8Array>, faults: Fault[]): void {
  const named = new Set(manifest.files.map(({ name }) => name));
  for (const { name, bytes, sha256: hash, blocks } of manifest.files) {
    const found = files.get(name);
    if (found === undefined) {
      if (!faults.some(({ file }) => file === name))
        faults.push({ file: name, place: null, what: 'it is missing' });
      continue;
    }
    if (sha256(found) === hash && found.length === bytes) continue;
    const change = findChange(found, blocks);
    faults.push(change ? changedAt(name, change) : { file: name, place: null, what: 'its hash is another' });
  }
  for (const name of files.keys())
    if (!named.has(name) && name !== MANIFEST && name !== SUMS)
      faults.push({ file: name, place: null, what: 'the manifest does not name it' });
}

function readChains(files: ReadonlyMap<string, Uint8Array>, faults: Fault[]): EvidenceChain[] | null {
  const bytes = files.get('snapshots.json');
  if (bytes === undefined) return null;
  try {
    return readSnapshots(new TextDecoder().decode(bytes));
  } catch {
    if (!faults.some(({ file }) => file === 'snapshots.json'))
      faults.push({ file: 'snapshots.json', place: null, what: 'these are no snapshots' });
    return null;
  }
}

/** Each hash covers the one before; what was changed breaks the chain at its snapshot. */
function checkChains(chains: readonly EvidenceChain[], { heads }: Manifest): Fault[] {
  const faults: Fault[] = [];
  const at = (source: string, number: number) => `chain "${source}", snapshot ${number}`;
  for (const { source, previousHash, snapshots } of chains) {
    // Behind the first one that is kept the chain is known by its next hash alone.
    let previous = previousHash === null ? null : Buffer.from(previousHash, 'hex');
    for (const [index, { hash, ...content }] of snapshots.entries()) {
      const isCut = index === 0 && previousHash === null && content.number > 1;
      const expected = nextHash(previous, content as Parameters<typeof nextHash>[1]).toString('hex');
      const before = snapshots[index - 1];
      const isNext = before === undefined || content.number === before.number + 1;
      if (content.source !== source || !isNext || (!isCut && expected !== hash)) {
        faults.push({
          file: 'snapshots.json',
          place: at(source, content.number),
          what: isNext
            ? 'its hash does not follow from what it says and the hash before'
            : 'one before it is missing',
        });
        break;
      }
      previous = Buffer.from(hash, 'hex');
    }
    const last = snapshots.at(-1);
    const head = heads.find((one) => one.source === source);
    if (last?.hash !== head?.hash || last?.number !== head?.number)
      faults.push({
        file: MANIFEST,
        place: `head of the chain "${source}"`,
        what: 'the chain in snapshots.json ends elsewhere',
      });
  }
  return faults;
}

type Rebuilding = {
  manifest: Manifest;
  chains: readonly EvidenceChain[];
  files: ReadonlyMap<string, Uint8Array>;
};

async function compareWithRebuilt(verdict: Verdict, { manifest, chains, files }: Rebuilding) {
  const { order } = manifest;
  const pictures = new Map(
    [...files].flatMap(([name, picture]) => {
      const hash = /^pictures\/([0-9a-f]{64})\.webp$/.exec(name)?.[1];
      return hash === undefined ? [] : [[hash, picture] as const];
    }),
  );
  verdict.stays = staysOf({ order, chains }).length;
  if (order.form !== EVIDENCE_FORM) {
    verdict.byHashOnly.push(...files.keys());
    return;
  }
  const rebuilt = await buildPack({ order, chains, pictures });
  for (const [name, expected] of rebuilt) {
    const found = files.get(name);
    const isReport = name.endsWith('.pdf');
    if (order.reportMaker !== REPORT_MAKER && (isReport || name === MANIFEST || name === SUMS)) {
      verdict.byHashOnly.push(name);
      continue;
    }
    if (found === undefined) verdict.faults.push({ file: name, place: null, what: 'it is missing' });
    else verdict.faults.push(...compareBytes(name, [found, expected], 'it is not what these snapshots give'));
  }
  for (const name of files.keys())
    if (!rebuilt.has(name))
      verdict.faults.push({ file: name, place: null, what: 'these snapshots give no such file' });
}

/** The first byte at which they differ. */
function compareBytes(file: string, [found, expected]: [Uint8Array, Uint8Array], what: string): Fault[] {
  const length = Math.max(found.length, expected.length);
  for (let place = 0; place < length; place += 1) {
    if (found[place] !== expected[place]) return [{ file, place: `byte ${place}`, what }];
  }
  return [];
}
