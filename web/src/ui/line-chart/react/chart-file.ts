import type { TFunction } from 'i18next';
import { sheetMoment } from '../model/moment-text.ts';

/** The chart and the period in view, without signs that no file may have in its name. */
export function fileNameOf(label: string, first: string, last: string, extension: string): string {
  const name = [label, sheetMoment(first), sheetMoment(last)].join(' ').replaceAll(/[\\/:*?"<>|]+/g, '-');
  return `${name}.${extension}`;
}

const PRODUCT = 'Vitrina';

/** The source where it is known, whose clock it is, who made it. */
export function footerOf(source: string | undefined, t: TFunction): string {
  return [source && t('ui.chart.source', { source }), t('ui.chart.moscowTime'), PRODUCT]
    .filter(Boolean)
    .join(' · ');
}

type PictureHands = { save: (picture: Blob) => void; onFailed: () => void };

/** A picture that could not be made is said to be missing. */
export function givePicture(picture: Blob | null, { save, onFailed }: PictureHands): void {
  if (picture === null) onFailed();
  else save(picture);
}

type CopyHands = { write: () => Promise<void>; onCopied: () => void; onRefused: () => void };

/** Says that it was copied, or that the browser forbids it: an insecure address, or the person said no. */
export async function copyText({ write, onCopied, onRefused }: CopyHands): Promise<void> {
  try {
    await write();
    onCopied();
  } catch {
    onRefused();
  }
}
