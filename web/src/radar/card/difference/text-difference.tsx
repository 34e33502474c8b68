import { SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './difference.module.css';
import { partsOf, type TextPart, wordParts } from './word-parts.ts';

const VIEWS = ['together', 'apart'] as const;

/** Two texts by their words: in one with what went and what came, or beside each other. */
export function TextDifference({ was, now }: { was: string | null; now: string | null }) {
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof VIEWS)[number]>('together');
  const parts = useMemo(() => wordParts(was ?? '', now ?? ''), [was, now]);
  return (
    <>
      <SegmentedControl
        size="xs"
        mb="sm"
        aria-label={t('radarCard.difference.view')}
        data={VIEWS.map((value) => ({ value, label: t(`radarCard.difference.${value}`) }))}
        value={view}
        onChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'together')}
      />
      {view === 'together' ? (
        <Marked parts={parts} />
      ) : (
        <div className={classes['apart']}>
          <Side title={t('radarCard.difference.was')}>
            {was === null ? (
              <Nothing text={t('radarCard.difference.noText')} />
            ) : (
              <Marked parts={partsOf(parts, 'was')} />
            )}
          </Side>
          <Side title={t('radarCard.difference.now')}>
            {now === null ? (
              <Nothing text={t('radarCard.difference.noTextNow')} />
            ) : (
              <Marked parts={partsOf(parts, 'now')} />
            )}
          </Side>
        </div>
      )}
    </>
  );
}

function Side({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <Text size="xs" c="dimmed" mb={4}>
        {title}
      </Text>
      {children}
    </section>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed" fs="italic">
      {text}
    </Text>
  );
}

/** What a reader of colours sees as colour and strike, others hear in words. */
function Marked({ parts }: { parts: readonly TextPart[] }) {
  const { t } = useTranslation();
  return (
    <p className={classes['text']} dir="auto">
      {parts.map(({ text, side }, index) => {
        // Equal parts differ in their place alone.
        const key = `${index} ${side}`;
        if (side === 'both') return <span key={key}>{text}</span>;
        const Tag = side === 'was' ? 'del' : 'ins';
        return (
          <Tag key={key}>
            <VisuallyHidden>
              {t(side === 'was' ? 'radarCard.difference.removed' : 'radarCard.difference.added', {
                text: '',
              })}
            </VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
