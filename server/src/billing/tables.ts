export type BillingTables = {
  tariffs: {
    user_id: number;
    slot: 'current' | 'next';
    plan_type: number;
    active_from: Date;
    active_to: Date;
  };
};
