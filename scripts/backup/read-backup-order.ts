import { parseArgs } from 'node:util';

const usage =
  'npm run backup -- --to FOLDER [--with-secrets] [--data ./data], or npm run backup -- --verify FOLDER';

export type BackupOrder =
  | { kind: 'verify'; folder: string }
  | { kind: 'write'; folder: string; isWithSecrets: boolean; data: string };

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
  if (verify && to === undefined && !isWithSecrets) return { kind: 'verify', folder: verify };
  if (to && verify === undefined) return { kind: 'write', folder: to, isWithSecrets, data };
  throw new Error(`Name one folder, either to back up to or to verify.\n${usage}`);
}

export type RestoreOrder = { folder: string; data: string };

export function readRestoreOrder(args: string[]): RestoreOrder {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { from: text, data: { ...text, default: './data' } } });
  if (!values.from)
    throw new Error('Name the folder of the backup.\nnpm run restore -- --from FOLDER [--data ./data]');
  return { folder: values.from, data: values.data };
}
