import { refusal } from '../seller-error.ts';

/** /v1/product/pictures/import: switched off on 2026-10-01, before the sandbox's time begins. */
export function importPicturesAsBefore(): never {
  throw refusal('switchedOff');
}
