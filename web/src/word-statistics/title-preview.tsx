import { Badge, Group, Stack, Text } from '@mantine/core';
import type { ProductTitle } from '@vitrina/contract/word-statistics.ts';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select/lazy.tsx';
import { neighbourOf, strengthsOf } from './rules.ts';
import classes from './words.module.css';

/** From here on a word is underlined too: the wash alone is for those who see it. */
const STRONG = 0.5;

type PreviewProps = { titles: readonly ProductTitle[] };
const nameOf = ({ parts }: ProductTitle) => parts.map(({ text }) => text).join('');

function TitleWords({ title }: { title: ProductTitle }) {
  const { t, format } = useTexts();
  const strengths = strengthsOf(title);
  return (
    <p className={classes['title']} dir="auto">
      {title.parts.map(({ text, users }, index) => {
        const strength = strengths[index] ?? null;
        // The same word may stand twice in a title: its place tells the parts apart.
        const place = `${index} ${text}`;
        if (strength === null) return <span key={place}>{text}</span>;
        const style = { '--strength': strength } as CSSProperties;
        return (
          <span
            key={place}
            className={classes['part']}
            style={style}
            title={t('wordStatistics.titleWord', { users: format.count(users ?? 0) })}
            data-strong={strength >= STRONG || undefined}
          >
            {text}
          </span>
        );
      })}
    </p>
  );
}

function MissingWords({ title }: { title: ProductTitle }) {
  const { t, format } = useTexts();
  if (title.missing.length === 0) return <Text size="sm">{t('wordStatistics.nothingMissing')}</Text>;
  return (
    <ul className={classes['missing']} aria-label={t('wordStatistics.missing')}>
      {title.missing.map(({ key, word, users, before }) => {
        const neighbour = neighbourOf(title, before);
        const place =
          neighbour === null ? t('wordStatistics.atStart') : t('wordStatistics.after', { word: neighbour });
        return (
          <li key={key}>
            <Badge variant="light" color="yellow" tt="none" radius="sm" size="lg">
              <bdi>{word}</bdi> · {format.count(users ?? 0)} · {place}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** Which words of the title carry traffic, and which strong ones it lacks. */
export function TitlePreview({ titles }: PreviewProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const title = titles.find(({ sku }) => String(sku) === chosen) ?? titles[0];
  if (title === undefined) return null;
  return (
    <Panel
      title={t('wordStatistics.titlePreview')}
      description={t('wordStatistics.titlePreviewText')}
      actions={
        titles.length > 1 && (
          <SelectField
            w={280}
            maw="100%"
            aria-label={t('wordStatistics.titleOf')}
            title={nameOf(title)}
            data={titles.map((one) => ({ value: String(one.sku), label: nameOf(one) }))}
            value={String(title.sku)}
            onChange={setChosen}
            allowDeselect={false}
          />
        )
      }
    >
      <Stack gap="xs">
        <TitleWords title={title} />
        <Group gap="xs">
          <Text size="sm" fw={600} component="h3">
            {t('wordStatistics.missing')}
          </Text>
        </Group>
        <MissingWords title={title} />
      </Stack>
    </Panel>
  );
}
