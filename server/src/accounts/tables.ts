import type { TokenScope } from '@vitrina/contract/access.ts';
import type { Language } from '@vitrina/contract/languages.ts';
import type { SharedScreenPath } from '@vitrina/contract/shared-screens/shared-screens.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { SharedQuestion } from '../platform/http/shared-questions.ts';
import type { CodePurpose } from './codes/purposes.ts';

export type AccountsTables = {
  users: {
    id: Generated<number>;
    email: string;
    username: string;
    full_name: string;
    password_hash: string;
    email_verified_at: Date | null;
    created_at: Generated<Date>;
    language: Generated<Language>;
    agreed_at: Date | null;
    referral_code: string | null;
    referrer_id: number | null;
    avatar: string | null;
    /** Of sessions that are swept. */
    last_seen_at: Generated<Date | null>;
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
    kind: Generated<'browser' | 'extension'>;
    user_agent: string | null;
    network: string | null;
    last_seen_at: Generated<Date>;
  };
  codes: {
    user_id: number;
    purpose: CodePurpose;
    subject: Generated<string>;
    hash: string;
    payload: Generated<unknown>;
    tries: Generated<number>;
    sent_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  operators: { user_id: number; added_at: Date };
  avatars: { name: string; user_id: number; image: Buffer };
  messengers: {
    user_id: number;
    chat_id: string;
    username: string;
    connected_at: Generated<Date>;
    blocked_at: Date | null;
  };
  /** Every account that a chat has ever belonged to. */
  messenger_owners: { chat_id: string; user_id: number };
  messenger_inbox: { bot_id: string; next_offset: number; moved_at: Generated<Date> };
  personal_tokens: {
    id: string;
    user_id: number;
    name: string;
    hash: Buffer;
    scope: TokenScope;
    created_at: Date;
    expires_at: Date;
    last_used_at: Generated<Date | null>;
    /** Revoked by the person, or ended with their password. */
    ended_at: Generated<Date | null>;
  };
  /** Rows go with the membership of their person. */
  personal_token_cabinets: { token_id: string; cabinet_id: number; user_id: number };
  /** Rows go with the membership of their person. */
  shared_screens: {
    id: string;
    user_id: number;
    cabinet_id: number;
    hash: Buffer;
    screen: SharedScreenPath;
    state: string;
    questions: JSONColumnType<SharedQuestion[]>;
    created_at: Date;
    expires_at: Date;
    opened_count: Generated<number>;
    last_opened_at: Generated<Date | null>;
    /** Revoked by the person, or ended with their password. */
    ended_at: Generated<Date | null>;
  };
  /** Of a public demo; gone with the nightly reset. */
  demo_guests: { user_id: number; opened_at: Date };
  login_attempts: { key: string; count: number; window_ends_at: Date };
};
