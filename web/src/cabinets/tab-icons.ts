import {
  type Icon,
  IconAdjustments,
  IconAlertTriangle,
  IconChartBar,
  IconInfoCircle,
  IconRefresh,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';
import type { CabinetTab } from './cabinet-tabs.ts';

export const TAB_ICONS: Record<CabinetTab, Icon> = {
  information: IconInfoCircle,
  collectors: IconRefresh,
  users: IconUsers,
  limits: IconChartBar,
  tags: IconTags,
  settings: IconAdjustments,
  danger: IconAlertTriangle,
};
