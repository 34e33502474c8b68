import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import * as contract from '@vitrina/contract/ab-tests/images.ts';
import type { AbTest } from '@vitrina/contract/ab-tests/project.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { type Server, serve, serveShownFile } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { addOriginal } from './add-original.ts';
import type { OfTest } from './change-images.ts';
import { changeIdea, orderImages, removeImage } from './edit-images.ts';
import { getPicture } from './get-picture.ts';
import { repeatImage } from './repeat-image.ts';
import { uploadImage } from './upload-image.ts';

/** Every change answers the test as it is then. */
export type GetTest = (context: Context, of: OfTest) => Promise<z.input<typeof AbTest>>;

export function serveAbImages(server: Server, getTest: GetTest): void {
  serveUpload(server, contract.uploadAbImage, AB_BOUNDS.imageBytes, async ({ input, context, file }) => {
    await uploadImage(context, input, file.bytes);
    return getTest(context, input);
  });
  serve(server, contract.addAbOriginal, async ({ input, context }) => {
    await addOriginal(context, input);
    return getTest(context, input);
  });
  serve(server, contract.repeatAbImage, async ({ input, context }) => {
    await repeatImage(context, input);
    return getTest(context, input);
  });
  serve(server, contract.changeAbImage, async ({ input, context }) => {
    await changeIdea(context, input, input.idea);
    return getTest(context, input);
  });
  serve(server, contract.removeAbImage, async ({ input, context }) => {
    await removeImage(context, input);
    return getTest(context, input);
  });
  serve(server, contract.orderAbImages, async ({ input, context }) => {
    await orderImages(context, input, input.imageIds);
    return getTest(context, input);
  });
  serveShownFile(server, contract.getAbPicture, ({ input, context }) => getPicture(context, input.name));
}
