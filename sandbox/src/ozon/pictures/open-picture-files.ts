import { z } from 'zod';
import type { Picture } from '../../market/changes/market-change.ts';
import type { Store } from '../../platform/open-store.ts';
import type { PictureFile } from './fetch-picture.ts';

/** Where the marketplace keeps what it took from the links of sellers; cards show these addresses, not the links. */
export const PICTURES_PREFIX = '/ozon-pictures';

// A file may have 10 MB and all are held in memory; of older ones only the address stays.
const KEPT_FILES = 200;

const Kept = z.object({ contentHash: z.string(), type: z.enum(['jpg', 'png']), base64: z.string() });

export type PictureFiles = {
  keep(file: PictureFile): Picture;
  find(address: string): Picture | undefined;
  /** The bytes by the last part of the address. */
  read(name: string): { type: 'jpg' | 'png'; bytes: Buffer } | undefined;
};

export function openPictureFiles(store: Store): PictureFiles {
  const files = store.collection('ozon.pictureFiles', Kept);
  const addressOf = (name: string) => `${PICTURES_PREFIX}/${name}`;

  function forgetOldest(): void {
    const whole = files.list().filter(({ base64 }) => base64 !== '');
    for (const file of whole.slice(0, Math.max(0, whole.length - KEPT_FILES))) {
      files.put(`${file.contentHash}.${file.type}`, { ...file, base64: '' });
    }
  }

  return {
    keep({ contentHash, type, bytes }) {
      const name = `${contentHash}.${type}`;
      if (files.get(name)?.base64 !== bytes.toString('base64')) {
        // Put anew it becomes the youngest.
        files.remove(name);
        files.put(name, { contentHash, type, base64: bytes.toString('base64') });
        forgetOldest();
      }
      return { address: addressOf(name), contentHash };
    },
    find(address) {
      const name = address.slice(PICTURES_PREFIX.length + 1);
      const file = address.startsWith(`${PICTURES_PREFIX}/`) ? files.get(name) : undefined;
      return file && { address, contentHash: file.contentHash };
    },
    read(name) {
      const file = files.get(name);
      if (file === undefined || file.base64 === '') return undefined;
      return { type: file.type, bytes: Buffer.from(file.base64, 'base64') };
    },
  };
}
