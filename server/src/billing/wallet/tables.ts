export type WalletTables = {
  wallet_reminders: { user_id: number; threshold: number; is_below: boolean };
};
