import type { InputOf, Route } from '@vitrina/contract/route.ts';
import { fileNameOf } from './file-name-of.ts';
import type { SendOptions } from './request-of.ts';
import { saveFile } from './save-file.ts';
import { send } from './send.ts';

/** Saves what the server answers under the name that the server gave it. */
export async function download<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: SendOptions = {},
): Promise<void> {
  const response = await send(route, input, options);
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? 'vitrina');
}
