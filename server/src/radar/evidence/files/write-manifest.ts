import * as z from 'zod';
import { EvidenceOrder } from '../content.ts';
import { hashBlocks, sha256 } from './blocks.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

export const Manifest = z.strictObject({
  order: EvidenceOrder,
  /** Where each chain ends. */
  heads: z.array(z.strictObject({ source: z.string(), number: z.int(), hash: Hash })),
  /** Pictures that snapshots name and nobody has kept. */
  missingPictures: z.array(z.string()),
  files: z.array(
    z.strictObject({
      name: z.string(),
      bytes: z.int(),
      sha256: Hash,
      blocks: z.array(z.string().regex(/^[0-9a-f]{16}$/)),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

export function describeFile(name: string, bytes: Uint8Array): Manifest['files'][number] {
  return { name, bytes: bytes.length, sha256: sha256(bytes), blocks: hashBlocks(bytes) };
}

export function writeManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

/** Of the manifest itself: its hash as `sha256sum -c` reads it, and those of its blocks. */
export function writeSums(manifest: Uint8Array): string {
  return [`${sha256(manifest)}  ${MANIFEST}`, ...hashBlocks(manifest).map((hash) => `# ${hash}`), ''].join(
    '\n',
  );
}

export const MANIFEST = 'manifest.json';
export const SUMS = 'manifest.sha256';
