import * as contract from '@vitrina/contract/demo/demo.ts';
import { deviceOf } from '../accounts/device.ts';
import { writeRefreshCookie } from '../accounts/refresh-token.ts';
import { isPublicDemo } from '../platform/env.ts';
import type { Tokens } from '../platform/http/access-tokens.ts';
import { type Server, serve, serveShownFile } from '../platform/http/serve.ts';
import { getPicture } from './get-picture.ts';
import { openDemo } from './open-demo.ts';

/** Everywhere else there are no such routes. */
export function serveDemo(server: Server, tokens: Tokens): void {
  if (!isPublicDemo(server.context.env)) return;

  serve(server, contract.openDemo, async ({ input, context, request, reply }) => {
    const session = await openDemo(context, { ...input, device: deviceOf(request) });
    writeRefreshCookie(reply, session.refreshToken, session.keepUntil);
    return { accessToken: await tokens.sign(session) };
  });

  serveShownFile(server, contract.getDemoPicture, ({ input, context }) => getPicture(context, input.address));
}
