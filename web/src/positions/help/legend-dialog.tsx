import { Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotMeasured } from '../../ui/absent.tsx';
import { TrendChange } from '../../ui/sparkline/trend-change.tsx';
import classes from './help.module.css';

const PLACES = ['top10', 'top50', 'top100', 'rest'] as const;
const CHANGES = ['roseFar', 'rose', 'fell', 'fellFar'] as const;
const SAMPLES = { top10: '7', top50: '34', top100: '88', rest: '240' } as const;

type LegendDialogProps = { isOpen: boolean; onClose: () => void };

/** interface-rules.md G4 and G7: what each colour says, and the three ways of having no place. */
export function LegendDialog({ isOpen, onClose }: LegendDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('positions.home.legend')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="lg">
        <Part title={t('positionHelp.legend.places')}>
          {PLACES.map((tone) => (
            <Line
              key={tone}
              sign={<Cell tone={tone}>{SAMPLES[tone]}</Cell>}
              text={t(`ui.matrix.tones.${tone}`)}
            />
          ))}
        </Part>
        <Part title={t('positionHelp.legend.changes')}>
          {CHANGES.map((tone) => (
            <Line key={tone} sign={<Cell tone={tone} />} text={t(`ui.matrix.tones.${tone}`)} />
          ))}
          <Line sign={<TrendChange value={3.2} unit="average" />} text={t('positionHelp.legend.risen')} />
        </Part>
        <Part title={t('positionHelp.legend.absences')}>
          <Line
            sign={<Cell tone="notFound">{t('ui.absent.notFound')}</Cell>}
            text={t('positionHelp.legend.notFound')}
          />
          <Line sign={<Cell tone="rest">{t('ui.absent.deep')}</Cell>} text={t('positionHelp.legend.deep')} />
          <Line sign={<NotMeasured />} text={t('positionHelp.legend.gap')} />
          <Line sign={<Cell tone="gap" />} text={t('positionHelp.legend.paused')} />
          <Line sign={<Cell tone="collecting" />} text={t('positionHelp.legend.collecting')} />
          <Line sign={<Cell tone="empty" />} text={t('positionHelp.legend.notDue')} />
        </Part>
        <Part title={t('positionHelp.legend.marks')}>
          <Line sign={<Cell tone="note">12</Cell>} text={t('positionHelp.legend.note')} />
          <Line sign={<i className={classes['step']} />} text={t('positionHelp.legend.step')} />
          <Line sign="9 / 14" text={t('positionHelp.legend.coverage')} />
          <Line sign="14 / 20" text={t('positionHelp.legend.answers')} />
        </Part>
      </Stack>
    </Modal>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Text fw={600} size="sm" mb={6}>
        {title}
      </Text>
      <ul className={classes['lines']}>{children}</ul>
    </section>
  );
}

function Line({ sign, text }: { sign: ReactNode; text: string }) {
  return (
    <li>
      <span className={classes['sign']} dir="ltr" data-number aria-hidden>
        {sign}
      </span>
      <bdi>{text}</bdi>
    </li>
  );
}

function Cell({ tone, children }: { tone: string; children?: ReactNode }) {
  return (
    <span className={classes['cell']} data-tone={tone}>
      {children}
    </span>
  );
}
