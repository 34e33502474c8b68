import { uploadAbImage } from '@vitrina/contract/ab-tests/images.ts';
import { useRef, useState } from 'react';
import { upload } from '../../platform/api/upload.ts';
import { Problem } from '../../platform/problem.ts';
import { checkPictureSize } from '../../ui/pictures/check-picture.ts';
import { readPictureSize } from '../../ui/pictures/read-picture-size.ts';
import { countTaken, IMAGE_BOUNDS, judgeFile } from './judge-file.ts';
import type { Setup } from './use-setup.ts';

/** A file on its way to the server, or why it stayed here. */
export type Upload = { id: number; name: string; share: number; problem: Problem | null };

/** Files go one after another, so that each has its own answer and none of them takes the room of the one before. */
export function useUploads({ test, named, keep }: Setup) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const lastId = useRef(0);
  const images = useRef(test.images);

  const drop = (id: number) => setUploads((known) => known.filter((one) => one.id !== id));
  const patch = (id: number, next: Partial<Upload>) =>
    setUploads((known) => known.map((one) => (one.id === id ? { ...one, ...next } : one)));

  async function send(id: number, file: File): Promise<void> {
    const problem =
      judgeFile(file, countTaken(images.current)) ??
      checkPictureSize(await readPictureSize(file), IMAGE_BOUNDS);
    if (problem !== null) return patch(id, { problem });
    try {
      const answer = await upload(uploadAbImage, named, file, (share) => patch(id, { share }));
      images.current = answer.images;
      keep(answer);
      drop(id);
    } catch (error) {
      patch(id, { problem: error instanceof Problem ? error : new Problem('server.unknown', {}, 0) });
    }
  }

  function add(files: readonly File[]): void {
    // What was removed or repeated meanwhile counts from here on.
    images.current = test.images;
    for (const file of files) {
      lastId.current += 1;
      const id = lastId.current;
      setUploads((known) => [...known, { id, name: file.name, share: 0, problem: null }]);
      queue.current = queue.current.then(() => send(id, file));
    }
  }

  return { uploads, isUnderWay: uploads.some(({ problem }) => problem === null), add, drop };
}
export type Uploads = ReturnType<typeof useUploads>;
