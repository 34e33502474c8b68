import * as z from 'zod/mini';
import { route } from './route.ts';

// Asked by the bell of every screen, which has no need of what a notification may tell: a file of its own.
export const countUnreadNotifications = route({
  method: 'GET',
  path: 'notification/getUnread',
  access: 'user',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
  errors: [],
});

/** Of the route that lists them: what is new is read again by screens that have no need of it either. */
export const NOTIFICATIONS_PATH = 'notification/getAll';
