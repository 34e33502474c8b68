import * as z from 'zod/mini';
import { route } from '../route.ts';

/** A picture of a card, small, by the sha256 of its bytes: what it shows never becomes something else. */
export const getRadarPicture = route({
  method: 'GET',
  path: 'radar/picture',
  kind: 'download',
  access: 'public',
  input: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  output: z.object({}),
  errors: ['request.notFound'],
});
