import type { Generated } from 'kysely';

export type HoldState = 'held' | 'charged' | 'released';

export type HoldsTables = {
  wallet_holds: {
    id: Generated<number>;
    user_id: number;
    once_key: string;
    test_id: number;
    test_name: string;
    points: number;
    state: Generated<HoldState>;
    placed_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
};
