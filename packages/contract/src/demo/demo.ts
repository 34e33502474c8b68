import * as z from 'zod/mini';
import { AccessToken } from '../accounts/account.ts';
import { Language } from '../languages.ts';
import { route } from '../route.ts';

/** A page of a public demo says so in a `meta` of this name. */
export const DEMO_META = 'demo';

/** Everybody who has opened a public demo leaves it at this hour in Moscow. */
export const DEMO_RESET_HOUR = 4;

export const DEMO_LIMITS = {
  /** Sessions that one network may open in an hour: an office fits, a script that fills the demo does not. */
  openedByNetwork: { attempts: 20, minutes: 60 },
  guestsAtOnce: 500,
} as const;

/** Where pages find the pictures of the sandbox, which strangers do not reach. */
export const DEMO_PICTURES = '/api/demo/picture?address=';

/** Signs a new guest in. Outside of a public demo there is no such route. */
export const openDemo = route({
  method: 'POST',
  path: 'demo/open',
  access: 'public',
  input: z.object({ language: Language }),
  output: AccessToken,
  errors: ['demo.full', 'user.blockedForMinutes', 'cabinet.notFound'],
});

/** The sandbox's picture stores, and nothing else of it. */
const PictureAddress = z
  .string()
  .check(
    z.regex(
      /^\/(?:images\/\d{1,12}\/\d{1,2}(?:-\d{1,3})?\.svg(?:\?w=(?:300|600|900))?|ozon-pictures\/\w[\w-]{0,90}\.(?:jpg|png))$/,
      { error: 'address' },
    ),
  );

export const getDemoPicture = route({
  method: 'GET',
  path: 'demo/picture',
  kind: 'download',
  access: 'public',
  input: z.object({ address: PictureAddress }),
  output: z.object({}),
  errors: ['request.notFound'],
});
