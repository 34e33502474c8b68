import { Instant } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { MakeFile } from '../../exports/make-export.ts';
import { buildPack } from './build-pack.ts';
import { EvidenceOrder } from './content.ts';
import { writeZip } from './files/write-zip.ts';
import { readContent } from './read-content.ts';

export const EVIDENCE_EXPORT = 'radar.evidence';

const EvidenceRequest = z.strictObject({
  order: EvidenceOrder,
  /** What the plan showed from. */
  begin: Instant,
  cardId: z.int(),
  ownCardId: z.int().nullable(),
});
export type EvidenceRequest = z.infer<typeof EvidenceRequest>;

/** The archive of an ordered pack, in a worker. */
export const makeEvidenceExport: MakeFile = async function* ({ db }, { request, progress, signal }) {
  const { order, ...cards } = EvidenceRequest.parse(request);
  const content = await readContent(db, order, cards);
  signal.throwIfAborted();
  const files = await buildPack(content);
  signal.throwIfAborted();
  const snapshots = content.chains.reduce((sum, chain) => sum + chain.snapshots.length, 0);
  progress(snapshots, snapshots);
  yield writeZip(files);
};
