import * as z from 'zod/mini';

// 32-bit identifiers: PostgreSQL integer and ClickHouse UInt32 take them without loss.
const id = () => z.int().check(z.positive(), z.maximum(2_147_483_647));

export const CabinetId = id().brand<'CabinetId'>();
export type CabinetId = z.infer<typeof CabinetId>;

export const UserId = id().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const InviteId = id().brand<'InviteId'>();
export type InviteId = z.infer<typeof InviteId>;

export const TagId = id().brand<'TagId'>();
export type TagId = z.infer<typeof TagId>;

/** The storefront article; marketplaces use up to 12 digits, JavaScript keeps 15 exactly. */
export const Sku = z.int().check(z.positive(), z.maximum(999_999_999_999)).brand<'Sku'>();
export type Sku = z.infer<typeof Sku>;

export const PaymentId = id().brand<'PaymentId'>();
export type PaymentId = z.infer<typeof PaymentId>;

export const BankCardId = id().brand<'BankCardId'>();
export type BankCardId = z.infer<typeof BankCardId>;

export const PositionEntryId = id().brand<'PositionEntryId'>();
export type PositionEntryId = z.infer<typeof PositionEntryId>;

export const SavedViewId = id().brand<'SavedViewId'>();
export type SavedViewId = z.infer<typeof SavedViewId>;

export const JumpAlertId = id().brand<'JumpAlertId'>();
export type JumpAlertId = z.infer<typeof JumpAlertId>;

export const PositionAlertId = id().brand<'PositionAlertId'>();
export type PositionAlertId = z.infer<typeof PositionAlertId>;

export const SavedSearchId = id().brand<'SavedSearchId'>();
export type SavedSearchId = z.infer<typeof SavedSearchId>;

export const NotificationId = id().brand<'NotificationId'>();
export type NotificationId = z.infer<typeof NotificationId>;
export const NotificationDeliveryId = id().brand<'NotificationDeliveryId'>();
export type NotificationDeliveryId = z.infer<typeof NotificationDeliveryId>;

export const WebhookId = id().brand<'WebhookId'>();
export type WebhookId = z.infer<typeof WebhookId>;

export const NoteId = id().brand<'NoteId'>();
export type NoteId = z.infer<typeof NoteId>;

export const AbTestId = id().brand<'AbTestId'>();
export type AbTestId = z.infer<typeof AbTestId>;

export const AbImageId = id().brand<'AbImageId'>();
export type AbImageId = z.infer<typeof AbImageId>;

export const RadarChangeId = id().brand<'RadarChangeId'>();
export type RadarChangeId = z.infer<typeof RadarChangeId>;

export const RadarAlertId = id().brand<'RadarAlertId'>();
export type RadarAlertId = z.infer<typeof RadarAlertId>;

/** Of a stay of another seller on an own card. */
export const PiggyBackerId = id().brand<'PiggyBackerId'>();
export type PiggyBackerId = z.infer<typeof PiggyBackerId>;

export const Marketplace = z.enum(['ozon', 'wb', 'ym']);
export type Marketplace = z.infer<typeof Marketplace>;
