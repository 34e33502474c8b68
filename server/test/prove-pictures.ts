import { randomUUID } from 'node:crypto';
import { setAvatar } from '@vitrina/contract/accounts/routes.ts';
import sharp from 'sharp';
import { insertUser } from '../src/accounts/insert-user.ts';
import { startSession } from '../src/accounts/start-session.ts';
import type { AccountsTables } from '../src/accounts/tables.ts';
import { createTokens } from '../src/platform/http/access-tokens.ts';
import type { TestApp } from './app.ts';
import { CANARY, makeBomb, makeHeaviest, makeHostilePictures } from './builders/hostile-pictures.ts';
import { encodeUpload, sendUpload } from './builders/upload.ts';

export type PictureProof = {
  files: number;
  /** Answered otherwise than they should be, by name. */
  wrong: string[];
  /** Answers of 5xx. */
  crashes: number;
  /** Stored pictures that are no clean square, or still carry something of the file. */
  unclean: number;
  bombs: number;
  /** What the flood was answered, by kind. */
  answers: Record<string, number>;
  rssGrowthMb: number;
};

/** R20: every hostile file by the real route, then a flood of bombs and of the heaviest pictures that are allowed. */
export async function provePictures(app: TestApp, { bombs }: { bombs: number }): Promise<PictureProof> {
  const people = await signInMany(app, bombs);
  const [first = ''] = people;
  const files = await makeHostilePictures();
  // Made once: the memory of whoever sends is none of the server's.
  const bomb = await encodeUpload(setAvatar, {}, makeBomb());
  const heaviest = await encodeUpload(setAvatar, {}, await makeHeaviest());
  const growth = watchMemory();
  const wrong: string[] = [];
  let crashes = 0;
  let unclean = 0;
  for (const { name, bytes, verdict } of files) {
    const { status, body } = await sendUpload(
      app,
      setAvatar,
      await encodeUpload(setAvatar, {}, bytes, name),
      first,
    );
    const answered = verdictOf(status, body);
    if (answered !== verdict) wrong.push(`${name}: ${answered}, not ${verdict}`);
    if (status >= 500) crashes += 1;
    if (status === 200 && !(await isClean(app))) unclean += 1;
  }
  const flood = await Promise.all(
    people.map((token, index) => sendUpload(app, setAvatar, index % 2 ? heaviest : bomb, token)),
  );
  const answers: Record<string, number> = {};
  for (const { status, body } of flood) {
    const answer = verdictOf(status, body);
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (status >= 500) crashes += 1;
  }
  return { files: files.length, wrong, crashes, unclean, bombs, answers, rssGrowthMb: growth.stop() };
}

/** People with a session each, without the sign-in that would be limited. */
async function signInMany({ context }: TestApp, count: number): Promise<string[]> {
  const tokens = await createTokens(context.secrets);
  const device = { address: '127.0.0.1', userAgent: null };
  return Promise.all(
    Array.from({ length: count }, async () => {
      const mark = randomUUID().slice(0, 18);
      const person = { email: `${mark}@example.test`, username: mark, fullName: 'Анна Продавец' };
      const userId = await insertUser(context.db, { ...person, passwordHash: '-', isEmailVerified: true });
      return tokens.sign(await startSession(context.db, { userId, isPersistent: false, device }));
    }),
  );
}

function verdictOf(status: number, body: unknown): string {
  if (status === 200) return 'accepted';
  const { error } = body as { error: { action: string; meta: { why?: string } } };
  return error.meta.why ?? error.action;
}

async function isClean({ context }: TestApp): Promise<boolean> {
  const [stored] = await context.db
    .withTables<AccountsTables>()
    .selectFrom('avatars')
    .select('image')
    .execute();
  if (!stored) return false;
  const { format, width, height, exif, icc, xmp, pages } = await sharp(stored.image).metadata();
  const isSquare = format === 'webp' && width === 256 && height === 256 && pages === undefined;
  return isSquare && !exif && !icc && !xmp && !stored.image.includes(CANARY);
}

function watchMemory(): { stop(): number } {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round((most - before) / 1e6);
    },
  };
}
