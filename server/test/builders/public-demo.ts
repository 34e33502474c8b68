import { openDemo } from '@vitrina/contract/demo/demo.ts';
import * as z from 'zod/mini';
import { type Answer, ask } from '../../proofs/ask.ts';
import { buildApp } from '../../src/app.ts';
import type { Server } from '../../src/platform/http/serve.ts';
import type { TestApp } from '../app.ts';

export type PublicDemo = {
  server: Server;
  open(address?: string): Promise<Answer>;
  /** The access token of a new guest. */
  enter(address?: string): Promise<string>;
  close(): Promise<void>;
};

/** A public demo on the databases of an application, whose people fill them in meanwhile. */
export async function openPublicDemo({ context }: TestApp): Promise<PublicDemo> {
  const server = await buildApp({ ...context, env: { ...context.env, DEMO: 'public' } });
  const open = (address = '203.0.113.7') =>
    ask(server, { route: openDemo, input: { language: 'fr' }, address });
  return {
    server,
    open,
    enter: async (address) => {
      const answer = await open(address);
      if (answer.status !== 200) throw new Error(`The demo did not open: ${answer.text}`);
      return z.parse(openDemo.output, JSON.parse(answer.text)).accessToken;
    },
    close: async () => {
      await server.fastify.close();
    },
  };
}
