import type { Generated } from 'kysely';

export type AccountsTables = {
  users: {
    id: Generated<number>;
    email: string;
    username: string;
    full_name: string;
    password_hash: string;
    email_verified_at: Date | null;
    created_at: Generated<Date>;
  };
  sessions: {
    id: string;
    user_id: number;
    refresh_hash: Buffer;
    previous_hash: Buffer | null;
    rotated_at: Generated<Date>;
    is_persistent: boolean;
    idle_until: Date;
    expires_at: Date;
    ended_at: Date | null;
    created_at: Generated<Date>;
  };
  login_attempts: { key: string; count: number; window_ends_at: Date };
};
