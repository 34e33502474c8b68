import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import compact from './compact.module.css';

type DownloadButtonProps = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** Of the menus that make files; the same until they have come. */
export function DownloadButton(props: DownloadButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      className={compact['compact'] ?? ''}
      leftSection={<IconDownload size={16} />}
      rightSection={<IconChevronDown size={14} />}
      {...props}
    >
      {t('common.download')}
    </Button>
  );
}
