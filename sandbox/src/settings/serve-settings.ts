import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/create-clock.ts';
import { answerErrors } from '../platform/answer-errors.ts';
import { type SettingsBoard, SettingsOrder } from './open-settings.ts';

type World = { settings: SettingsBoard; clock: Clock };

export function serveSettings(app: FastifyInstance, { settings, clock }: World): void {
  answerErrors(app);
  app.get('/settings', () => settings.at(clock.now().getTime()));
  app.post('/settings', (request) =>
    settings.change(clock.now().getTime(), SettingsOrder.parse(request.body)),
  );
}
