import type { EvidenceContent } from './content.ts';
import { describeFile, MANIFEST, SUMS, writeManifest, writeSums } from './files/write-manifest.ts';
import { writeSnapshots } from './files/write-snapshots.ts';
import { writeLooks, writeStays } from './files/write-tables.ts';
import { writeReport } from './report/write-report.ts';
import { staysOf } from './stays-of.ts';

/** The files of a pack by their names, in the order of the archive. The same content gives the same bytes. */
export async function buildPack(content: EvidenceContent): Promise<Map<string, Uint8Array>> {
  const { order, chains, pictures } = content;
  const stays = staysOf(content);
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = new Map<string, Uint8Array>();
  files.set('report.pdf', await writeReport(content, stays, 'ru'));
  if (order.language !== 'ru')
    files.set(`report.${order.language}.pdf`, await writeReport(content, stays, order.language));
  files.set('episodes.csv', encode(writeStays(content, stays)));
  files.set('looks.csv', encode(writeLooks(content, stays)));
  files.set('snapshots.json', encode(writeSnapshots(chains)));
  const hashes = listPictures(chains);
  for (const hash of hashes) {
    const picture = pictures.get(hash);
    if (picture !== undefined) files.set(nameOfPicture(hash), picture);
  }
  const manifest = encode(
    writeManifest({
      order,
      heads: chains.flatMap(({ source, snapshots }) => {
        const last = snapshots.at(-1);
        return last === undefined ? [] : [{ source, number: last.number, hash: last.hash }];
      }),
      missingPictures: hashes.filter((hash) => !pictures.has(hash)),
      files: [...files].map(([name, bytes]) => describeFile(name, bytes)),
    }),
  );
  return files.set(MANIFEST, manifest).set(SUMS, encode(writeSums(manifest)));
}

/** Pictures that snapshots name, by the hash of their content. */
export function listPictures(chains: EvidenceContent['chains']): string[] {
  const named = chains.flatMap(({ snapshots }) =>
    snapshots.flatMap(({ facts }) => (facts.pictures ?? []).map(({ hash }) => hash)),
  );
  return [...new Set(named.filter((hash) => /^[0-9a-f]{64}$/.test(hash)))].toSorted();
}

function nameOfPicture(hash: string): string {
  return `pictures/${hash}.webp`;
}
