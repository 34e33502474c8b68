import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerErrors } from '../../platform/answer-errors.ts';
import type { PictureFiles } from './open-picture-files.ts';

const Address = z.object({ name: z.string().max(100) });
const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const;

/** What sellers' links brought, served from the marketplace's own store. */
export function servePictures(app: FastifyInstance, { pictureFiles }: { pictureFiles: PictureFiles }): void {
  answerErrors(app);
  app.get('/:name', (request, reply) => {
    const file = pictureFiles.read(Address.parse(request.params).name);
    if (file === undefined) return reply.code(404).send({ error: 'no such picture' });
    return reply
      .type(CONTENT_TYPES[file.type])
      .header('cache-control', 'public, max-age=86400')
      .header('access-control-allow-origin', '*')
      .send(file.bytes);
  });
}
