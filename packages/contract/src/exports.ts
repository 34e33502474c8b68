import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { CabinetId } from './ids.ts';
import { route } from './route.ts';

/** A table of up to so many rows is a file at once; a longer one is made in the background and arrives in the bell. */
export const EXPORT_RULES = {
  rowsAtOnce: 5000,
  /** The first rows of a longer table: more than a person reads, and what a worker makes in bounded memory. */
  rowsAtMost: 100_000,
  runningPerPerson: 3,
  keptDays: 7,
  /** With one more the oldest goes. */
  keptPerPerson: 30,
} as const;

/** Behind the address of any screen: over it stand the files of the person in the chosen cabinet. */
export const MY_FILES_HASH = 'files';

export const ExportFormat = z.enum(['csv', 'xlsx', 'parquet', 'zip']);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const ExportState = z.enum(['waiting', 'running', 'ready', 'failed', 'cancelled']);
export type ExportState = z.infer<typeof ExportState>;

export const Export = z.object({
  id: z.uuid(),
  name: z.string(),
  format: ExportFormat,
  state: ExportState,
  rowsDone: z.int(),
  /** null until the table has been counted. */
  rowsTotal: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  createdAt: Instant,
  /** The file is gone after it. */
  expiresAt: Instant,
});
export type Export = z.infer<typeof Export>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofExport = z.extend(inCabinet, { exportId: z.uuid() });

/** One's own in this cabinet, newest first. */
export const listExports = route({
  method: 'POST',
  path: 'export/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ exports: z.array(Export) }),
  errors: [],
});

export const downloadExport = route({
  method: 'POST',
  path: 'export/download',
  kind: 'download',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: ofExport,
  output: z.object({}),
  errors: ['export.notFound', 'export.notReady'],
});

/** Stops it, or throws the finished file away. */
export const removeExport = route({
  method: 'POST',
  path: 'export/remove',
  access: { cabinet: 'view' },
  input: ofExport,
  output: z.object({}),
  errors: ['export.notFound'],
});
