import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/**
 * The built application: hashed files are kept for a year, and every other path that is not the API is a screen of it.
 * Without a folder (in development, and for workers of the API alone) unknown paths are refused.
 */
export async function serveWeb(fastify: FastifyInstance, folder: string): Promise<void> {
  if (folder === '') {
    fastify.setNotFoundHandler(() => {
      throw problem('request.notFound');
    });
    return;
  }
  const root = path.resolve(folder);
  await fastify.register(fastifyStatic, {
    root,
    index: false,
    // One route a file: folders, the root among them, are no files and belong to the screens.
    wildcard: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.setNotFoundHandler((request, reply) => {
    // What a person asked for may have dots in the query; only a path with one names a file.
    const [address = ''] = request.url.split('?');
    const isScreen =
      ['GET', 'HEAD'].includes(request.method) && !address.startsWith('/api') && !/\.\w+$/.test(address);
    if (!isScreen) throw problem('request.notFound');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
