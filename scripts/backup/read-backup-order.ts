import { parseArgs } from 'node:util';

const usage =
  'npm run backup -- --to PLACE [--with-secrets] [--data ./data], or npm run backup -- --verify PLACE';

export type BackupOrder =
  | { kind: 'verify'; place: string }
  | { kind: 'write'; place: string; isWithSecrets: boolean; data: string };

/** Throws a sentence that says what is wrong. */
export function readBackupOrder(args: string[]): BackupOrder {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      to: text,
      verify: text,
      data: { ...text, default: './data' },
      'with-secrets': { type: 'boolean', default: false },
    },
  });
  const { to, verify, data, 'with-secrets': isWithSecrets } = values;
  if (verify && to === undefined && !isWithSecrets) return { kind: 'verify', place: verify };
  if (to && verify === undefined) return { kind: 'write', place: to, isWithSecrets, data };
  throw new Error(`Name one folder or s3://BUCKET/PREFIX, either to back up to or to verify.\n${usage}`);
}

export type RestoreOrder = { place: string; data: string };

export function readRestoreOrder(args: string[]): RestoreOrder {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { from: text, data: { ...text, default: './data' } } });
  if (!values.from)
    throw new Error(
      'Name the folder or s3://BUCKET/PREFIX of the backup.\nnpm run restore -- --from PLACE [--data ./data]',
    );
  return { place: values.from, data: values.data };
}
