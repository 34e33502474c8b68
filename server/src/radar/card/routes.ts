import { getRadarCard, getRadarCardFigures, getRadarChange } from '@vitrina/contract/radar/card.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getCard } from './get-card.ts';
import { getCardFigures } from './get-card-figures.ts';
import { getChange } from './get-change.ts';

export function serveRadarCard(server: Server): void {
  serve(server, getRadarCard, ({ input, context }) => getCard(context, input));
  serve(server, getRadarCardFigures, ({ input, context }) => getCardFigures(context, input));
  serve(server, getRadarChange, ({ input, context }) => getChange(context, input));
}
