import { ActionIcon } from '@mantine/core';
import { type Icon, IconBuildingStore, IconDots, IconEye, IconSparkles } from '@tabler/icons-react';
import { type PiggyBacker, PiggyBackerStatus } from '@vitrina/contract/radar/piggy-backers.ts';
import { useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { MenuButton } from '../../ui/floating/menu-button.tsx';
import { useSetStatus } from './use-piggy-backers.ts';

const ICONS: Record<PiggyBackerStatus, Icon> = { new: IconSparkles, known: IconEye, mine: IconBuildingStore };

/** Who a seller is to the cabinet, on all of its cards. */
export function StatusMenu({ stay }: { stay: PiggyBacker }) {
  const { t } = useTexts();
  const mayEdit = useRight('edit');
  const setting = useSetStatus();
  if (!mayEdit) return null;
  const name = stay.sellerName ?? t('piggyBackers.nameless', { sku: stay.offerSku });
  return (
    <MenuButton
      position="bottom-end"
      button={
        <ActionIcon aria-label={t('piggyBackers.statusOf', { name })} loading={setting.isPending}>
          <IconDots size={17} />
        </ActionIcon>
      }
    >
      {(Menu) =>
        PiggyBackerStatus.options
          .filter((status) => status !== stay.status)
          .map((status) => {
            const Picture = ICONS[status];
            return (
              <Menu.Item
                key={status}
                leftSection={<Picture size={16} aria-hidden />}
                onClick={() => setting.mutate({ id: stay.id, status })}
              >
                {t(`piggyBackers.setStatus.${status}`)}
              </Menu.Item>
            );
          })
      }
    </MenuButton>
  );
}
