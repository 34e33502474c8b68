import * as z from 'zod/mini';
import { CabinetId, SavedViewId } from './ids.ts';
import { route } from './route.ts';
import { line, text } from './text.ts';
import { listSavedViewPaths } from './tools/tools.ts';

/** Screens whose state in the address may be kept under a name: the path as the table of routes writes it. */
export const SavedViewScreen = z.enum(listSavedViewPaths());
export type SavedViewScreen = z.infer<typeof SavedViewScreen>;

export const SAVED_VIEW_BOUNDS = { perScreen: 50, name: 60, state: 4000 } as const;

/** The query string of the screen, without the question mark. */
const State = text(0, SAVED_VIEW_BOUNDS.state);
const Name = line(1, SAVED_VIEW_BOUNDS.name);

export const SavedView = z.object({
  id: SavedViewId,
  name: z.string(),
  state: z.string(),
  /** Opened by itself for this person when the screen is opened without a state. */
  isDefault: z.boolean(),
  /** Colleagues of the cabinet see it. */
  isShared: z.boolean(),
  isMine: z.boolean(),
  author: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofView = z.extend(inCabinet, { viewId: SavedViewId });

/** One's own and the shared ones, by name. */
export const listSavedViews = route({
  method: 'POST',
  path: 'savedView/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inCabinet, { screen: SavedViewScreen }),
  output: z.object({ views: z.array(SavedView) }),
  errors: [],
});

/** Sharing asks for the right to edit. */
export const saveView = route({
  method: 'POST',
  path: 'savedView/save',
  access: { cabinet: 'view' },
  input: z.extend(inCabinet, {
    screen: SavedViewScreen,
    name: Name,
    state: State,
    isShared: z._default(z.boolean(), false),
  }),
  output: z.object({ viewId: SavedViewId }),
  errors: ['savedView.exists', 'savedView.tooMany', 'cabinet.insufficientRights'],
});

/** Only of one's own views. */
export const changeView = route({
  method: 'POST',
  path: 'savedView/change',
  access: { cabinet: 'view' },
  input: z.extend(ofView, {
    name: z.optional(Name),
    state: z.optional(State),
    isShared: z.optional(z.boolean()),
  }),
  output: z.object({}),
  errors: ['savedView.notFound', 'savedView.exists', 'cabinet.insufficientRights'],
});

/** Any view that one sees may be one's default; null: none. */
export const setDefaultView = route({
  method: 'POST',
  path: 'savedView/setDefault',
  access: { cabinet: 'view' },
  input: z.extend(inCabinet, { screen: SavedViewScreen, viewId: z.nullable(SavedViewId) }),
  output: z.object({}),
  errors: ['savedView.notFound'],
});

export const removeView = route({
  method: 'POST',
  path: 'savedView/remove',
  access: { cabinet: 'view' },
  input: ofView,
  output: z.object({}),
  errors: ['savedView.notFound'],
});
