import type { SavedViewScreen } from '@vitrina/contract/saved-views.ts';
import type { Generated } from 'kysely';

export type SavedViewsTables = {
  saved_views: {
    id: Generated<number>;
    cabinet_id: number;
    user_id: number;
    screen: SavedViewScreen;
    name: string;
    name_key: string;
    state: string;
    is_shared: boolean;
  };
  saved_view_defaults: { cabinet_id: number; user_id: number; screen: SavedViewScreen; view_id: number };
};
