import { downloadExport } from '@vitrina/contract/exports.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { download } from '../platform/api/download.ts';
import { showProblem } from '../platform/notify.ts';

/** Saves a file that is ready; a refusal is told. */
export async function saveExport(input: InputOf<typeof downloadExport>): Promise<void> {
  try {
    await download(downloadExport, input);
  } catch (error) {
    showProblem(error);
  }
}
