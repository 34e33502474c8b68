import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbTest } from '../../../test/builders/ab-tests.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import type { AbTestsTables } from '../tables.ts';
import { addAddress, pictureUrl } from './add-address.ts';
import { copyImages } from './copy-images.ts';
import { changeIdea, orderImages, removeImage } from './edit-images.ts';
import { getPicture } from './get-picture.ts';
import { listImages } from './list-images.ts';
import { repeatImage } from './repeat-image.ts';
import { uploadImage } from './upload-image.ts';

let app: TestApp;
let of: { cabinetId: number; testId: number };
let foreign: { cabinetId: number; testId: number };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const [own, other] = [await makeCabinet(app), await makeCabinet(app)];
  of = { cabinetId: own.id, testId: await makeAbTest(app, own.id) };
  foreign = { cabinetId: other.id, testId: await makeAbTest(app, other.id) };
});
afterAll(() => app.close());

const draw = (background: string, side = 300) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
const tables = () => app.context.db.withTables<AbTestsTables>();
const list = async (testId = of.testId) => (await listImages(app.context, [testId])).get(testId) ?? [];
const versionOf = async () =>
  (
    await tables()
      .selectFrom('ab_tests')
      .select('version')
      .where('id', '=', of.testId)
      .executeTakeFirstOrThrow()
  ).version;
const nameOf = (url: string | undefined) => /name=([\w-]{22})$/.exec(url ?? '')?.[1] ?? '';

async function upload(...colours: string[]) {
  for (const colour of colours) await uploadImage(app.context, of, await draw(colour));
  return list();
}

const setStatus = (status: 'setup' | 'running') =>
  tables().updateTable('ab_tests').set({ status }).where('id', '=', of.testId).execute();

describe('images of a test', () => {
  it('are numbered, kept in order and counted as changes', async () => {
    const [red, green, blue] = await upload('red', 'green', 'blue');
    if (!red || !green || !blue) throw new Error('three images');
    expect([red.number, green.number, blue.number]).toEqual([1, 2, 3]);
    await orderImages(app.context, of, [blue.id, red.id, green.id]);
    await changeIdea(app.context, { ...of, imageId: red.id }, 'крупно');
    await removeImage(app.context, { ...of, imageId: blue.id });
    expect(await list()).toMatchObject([
      { id: red.id, number: 1, idea: 'крупно' },
      { id: green.id, number: 2, idea: '' },
    ]);
    expect(await versionOf()).toBe(1 + 3 + 3);
  });

  it('are refused an order that forgets or invents one', async () => {
    const [one, two] = await upload('red', 'green');
    const [other] = await list(foreign.testId);
    for (const ids of [[one?.id], [one?.id, one?.id], [one?.id, two?.id, other?.id ?? 999_999]])
      await expect(orderImages(app.context, of, ids as number[])).rejects.toMatchObject({
        key: 'abTest.imageNotFound',
      });
  });

  it('can be the same picture twice: the bytes are equal, the addresses are not', async () => {
    const [one] = await upload('red');
    await repeatImage(app.context, { ...of, imageId: one?.id ?? 0 });
    const rows = await tables()
      .selectFrom('ab_images')
      .selectAll()
      .where('test_id', '=', of.testId)
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]?.sha256).toEqual(rows[1]?.sha256);
    expect(rows[0]?.name).not.toBe(rows[1]?.name);
  });

  it('are fifteen at most, however many come at once', async () => {
    const [one] = await upload('red');
    const repeats = Array.from({ length: 20 }, () =>
      repeatImage(app.context, { ...of, imageId: one?.id ?? 0 }),
    );
    const refused = (await Promise.allSettled(repeats)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ reason: { key: 'abTest.tooManyImages', meta: { maximum: 15 } } });
    expect((await list()).map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  });

  it('weigh fifty megabytes at most', async () => {
    const [one] = await upload('red');
    const original = Buffer.alloc(10 * 1024 * 1024);
    await tables()
      .updateTable('ab_images')
      .set({ original })
      .where('id', '=', one?.id ?? 0)
      .execute();
    for (let count = 0; count < 4; count += 1)
      await repeatImage(app.context, { ...of, imageId: one?.id ?? 0 });
    await expect(upload('green')).rejects.toMatchObject({
      key: 'abTest.imagesTooHeavy',
      meta: { megabytes: 50 },
    });
  });

  it('are fixed once the test has begun, but for the words about them', async () => {
    const [one] = await upload('red');
    const image = { ...of, imageId: one?.id ?? 0 };
    await setStatus('running');
    const running = { key: 'abTest.running' };
    await expect(upload('green')).rejects.toMatchObject(running);
    await expect(repeatImage(app.context, image)).rejects.toMatchObject(running);
    await expect(removeImage(app.context, image)).rejects.toMatchObject(running);
    await expect(orderImages(app.context, of, [image.imageId])).rejects.toMatchObject(running);
    await changeIdea(app.context, image, 'фон');
    expect(await list()).toMatchObject([{ idea: 'фон' }]);
  });

  it('are copied to a draft with addresses of their own', async () => {
    await upload('red', 'green');
    const testId = await makeAbTest(app, of.cabinetId);
    await copyImages(app.context.db, { ...of, fromTestId: of.testId, testId, at: app.clock.now() });
    const [copies, images] = [await list(testId), await list()];
    expect(copies.map(({ number }) => number)).toEqual([1, 2]);
    expect(new Set([...copies, ...images].map(({ url }) => url)).size).toBe(4);
  });
});

describe('another cabinet', () => {
  it('finds neither the test nor its images', async () => {
    const [one] = await upload('red');
    const imageId = one?.id ?? 0;
    const outside = { cabinetId: foreign.cabinetId, testId: of.testId, imageId };
    const missing = { key: 'abTest.notFound' };
    await expect(uploadImage(app.context, outside, await draw('red'))).rejects.toMatchObject(missing);
    for (const change of [repeatImage, removeImage])
      await expect(change(app.context, outside)).rejects.toMatchObject(missing);
    const mixed = { ...foreign, imageId };
    const unknown = { key: 'abTest.imageNotFound' };
    for (const change of [repeatImage, removeImage])
      await expect(change(app.context, mixed)).rejects.toMatchObject(unknown);
    await expect(changeIdea(app.context, mixed, 'x')).rejects.toMatchObject(unknown);
    await expect(orderImages(app.context, foreign, [imageId])).rejects.toMatchObject(unknown);
    expect(await list()).toHaveLength(1);
  });
});

describe('addresses of a picture', () => {
  it('lead to the same bytes, and to nothing once the image is gone', async () => {
    const [one] = await upload('red');
    const imageId = one?.id ?? 0;
    const { name } = await addAddress(app.context.db, {
      cabinetId: of.cabinetId,
      imageId,
      at: app.clock.now(),
    });
    expect(name).toMatch(/^[\w-]{22}$/);
    const shown = await getPicture(app.context, name);
    expect(shown.contentType).toBe('image/jpeg');
    expect(await getPicture(app.context, nameOf(one?.url))).toEqual(shown);
    expect(pictureUrl({ env: { ...app.context.env, PUBLIC_URL: 'https://vitrina.example/' } }, name)).toBe(
      `https://vitrina.example/api/abTests/picture?name=${name}`,
    );
    await removeImage(app.context, { ...of, imageId });
    await expect(getPicture(app.context, name)).rejects.toMatchObject({ key: 'request.notFound' });
  });
});
