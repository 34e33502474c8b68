import { accessSync, chmodSync, constants, mkdirSync, statfsSync } from 'node:fs';

const neededBytes = 2 * 1024 ** 3;

/** Makes the data folder. Throws one sentence when it cannot be written or its disk is nearly full. */
export function checkFolder(folder: string): void {
  try {
    // Others may pass through: as root the embedded PostgreSQL runs as another user. What lies inside is closed.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new Error(
      `The data folder ${folder} cannot be used (${reason}): make it writable or name another one by --data.`,
      { cause },
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return;
  const freeGb = (freeBytes / 1024 ** 3).toFixed(1);
  throw new Error(
    `The disk of ${folder} has ${freeGb} GB free; Vitrina needs 2 GB: free some or name another --data.`,
  );
}
