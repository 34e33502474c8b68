import * as z from 'zod/mini';
import { CabinetId } from './ids.ts';
import { route } from './route.ts';

/** What of a cabinet's past is filled in by itself, each kind by days; in the order in which a day of it is filled. */
export const PastSubject = z.enum([
  'payments',
  'plans',
  'friends',
  'people',
  'positions',
  'abTests',
  'ownFigures',
  'ownAnalytics',
  'radar',
  'ozonQueries',
  'wbQueries',
  'ymQueries',
  'notes',
  'forecasts',
  'alerts',
]);
export type PastSubject = z.infer<typeof PastSubject>;

const PastProgress = z.object({ subject: PastSubject, doneDays: z.int(), days: z.int() });
export type PastProgress = z.infer<typeof PastProgress>;

/** How far the past of a cabinet is filled in; nothing where none is. */
export const getPast = route({
  method: 'POST',
  path: 'past/progress',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.array(PastProgress),
  errors: [],
});
