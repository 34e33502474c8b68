import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApp } from '../../../test/app.ts';
import { S3_KEYS } from '../../../test/fakes/s3-signature.ts';
import { openTestBucket, startS3Storage } from '../../../test/fakes/s3-storage.ts';
import { storeFile } from '../file-store.ts';

// The storage of the tests judges signatures by code of its own; that a client by other people passes it shows that both are right.
it('the engine, which has its own client of S3, reads what was stored, and only with the right keys', async () => {
  const app = await startTestApp();
  const storage = await startS3Storage();
  const text = Array.from({ length: 2000 }, (_, index) => `row ${index} ${Math.sin(index)}\n`).join('');
  const { sha256 } = await storeFile(openTestBucket(storage), Readable.from([Buffer.from(text)]));
  const read = (secret: string) =>
    app.context.clickhouse.rows(
      'read a stored file',
      `select count() as lines
       from s3({url:String}, {id:String}, {secret:String}, 'LineAsString', 'line String', 'zstd')`,
      {
        url: `${storage.url}/backups/vitrina/files/${sha256}`,
        id: S3_KEYS.AWS_ACCESS_KEY_ID,
        secret,
      },
      z.object({ lines: z.int() }),
    );
  expect(await read(S3_KEYS.AWS_SECRET_ACCESS_KEY)).toEqual([{ lines: 2000 }]);
  await expect(read('another secret')).rejects.toThrow();
  await storage.stop();
  await app.close();
});
