import { Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './freshness-line.module.css';

const REASONS = {
  queries: ['window', 'zone', 'delay', 'unit', 'shares', 'unmeasured'],
  ownQueries: ['days', 'named', 'zone', 'delay', 'shares', 'unmeasured'],
  positions: ['personal', 'city', 'moment', 'ads', 'depth', 'average', 'zone'],
  products: ['sync', 'price', 'moderation'],
} as const;

export type NumbersTopic = keyof typeof REASONS;

type WhyDifferDialogProps = {
  topic: NumbersTopic;
  /** Where the numbers come from and how old they are: what a phone leaves out of the line. */
  facts: readonly string[];
  isOpen: boolean;
  onClose: () => void;
};

/** Sellers compare our numbers with the marketplace's own page first: every honest reason of a difference, in words. */
export function WhyDifferDialog({ topic, facts, isOpen, onClose }: WhyDifferDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('ui.freshness.why')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text size="sm" className={classes['all'] ?? ''}>
        {facts.join(' · ')}
      </Text>
      <dl className={classes['reasons']}>
        {REASONS[topic].map((reason) => (
          <div key={reason}>
            <Text component="dt" fw={600} size="sm">
              {t(`differ.${reason}.title`)}
            </Text>
            <Text component="dd" size="sm" c="dimmed">
              {t(`differ.${reason}.text`)}
            </Text>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
