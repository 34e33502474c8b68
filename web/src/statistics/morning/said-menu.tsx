import { Button, Text } from '@mantine/core';
import type { Suggestions } from '@vitrina/contract/morning/suggestions.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { MenuButton } from '../../ui/floating/menu-button.tsx';
import { leavingKey } from './subject.ts';
import { useAnswer } from './use-suggestions.ts';

/** A menu holds no more at once; the newest are what somebody takes back. */
const MOST = 20;

type Said = Suggestions['said'][number];

function useNote() {
  const { t, format } = useTexts();
  return ({ answer, by, at }: Said) => {
    const what = t(`statistics.morning.said.${answer}`);
    const when = format.instant(at);
    return by === null ? `${what} · ${when}` : `${what} · ${by} · ${when}`;
  };
}

/** What was said of suggestions and still counts: a press takes it back. */
export function SaidMenu({ said }: { said: readonly Said[] }) {
  const { t } = useTexts();
  const { takeBack } = useAnswer();
  const noteOf = useNote();
  if (said.length === 0) return null;
  return (
    <MenuButton
      position="bottom-end"
      button={
        <Button size="compact-sm" variant="default">
          {t('statistics.morning.said.button', { count: said.length })}
        </Button>
      }
    >
      {(Menu) => (
        <>
          <Menu.Label>{t('statistics.morning.said.takeBack')}</Menu.Label>
          {said.slice(0, MOST).map((one) => (
            <Menu.Item key={leavingKey(one.subject)} onClick={() => takeBack(one.subject)}>
              <Text size="sm" truncate maw={280}>
                <bdi>{one.name}</bdi>
              </Text>
              <Text size="xs" c="dimmed">
                {noteOf(one)}
              </Text>
            </Menu.Item>
          ))}
        </>
      )}
    </MenuButton>
  );
}
