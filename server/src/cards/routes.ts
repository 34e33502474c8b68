import { getRadarPicture } from '@vitrina/contract/cards/pictures.ts';
import { type Server, serveShownFile } from '../platform/http/serve.ts';
import { serveProductChanges } from './changes/routes.ts';
import { getPicture } from './pictures/get-picture.ts';

export function serveCards(server: Server): void {
  serveShownFile(server, getRadarPicture, ({ input, context }) => getPicture(context, input.hash));
  serveProductChanges(server);
}
