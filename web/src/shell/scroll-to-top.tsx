import { ActionIcon, Affix, Transition } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

// spec 2: appears after more than 200 px of scrolling.
const APPEARS_AFTER_PX = 200;

export function ScrollToTop() {
  const { t } = useTranslation();
  const [{ y }, scrollTo] = useWindowScroll();
  return (
    <Affix position={{ bottom: 20, right: 20 }}>
      <Transition mounted={y > APPEARS_AFTER_PX} transition="slide-up">
        {(style) => (
          <ActionIcon
            style={style}
            variant="filled"
            color="primary"
            size="xl"
            radius="xl"
            aria-label={t('shell.scrollToTop')}
            onClick={() => scrollTo({ y: 0 })}
          >
            <IconArrowUp size={20} />
          </ActionIcon>
        )}
      </Transition>
    </Affix>
  );
}
