import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Case } from './dev-ui/case.tsx';
import { DevUiPage } from './dev-ui/dev-ui-page.tsx';
import words from './dev-ui/samples/words.json';
import { CookieBanner } from './shell/cookie-banner.tsx';
import { Footer } from './shell/layout/footer.tsx';
import { Logo } from './shell/layout/logo.tsx';
import { ScrollToTop } from './shell/layout/scroll-to-top.tsx';
import { MessagePage } from './shell/refusals/message-page.tsx';
import { LanguageSelect } from './shell/user-menu/language-select.tsx';
import { ThemeMenu } from './shell/user-menu/theme-menu.tsx';

const [THING = ''] = words.things;

/** Parts of the shell that stand without a session. */
function ShellParts() {
  return (
    <>
      <Case name="Logo: whole, short">
        <Logo />
        <Logo isShort />
      </Case>
      <Case name="MessagePage">
        <MessagePage icon={IconMapSearch} title={THING} text={words.long}>
          <Button>{words.city}</Button>
        </MessagePage>
      </Case>
      <Case name="Footer" isWide>
        <Footer />
      </Case>
      <CookieBanner />
      <ScrollToTop />
    </>
  );
}

/** /dev/ui with what only the root may put together: no tool imports another, and the shell is one. */
export function DevScreen() {
  return (
    <DevUiPage
      switches={
        <>
          <LanguageSelect />
          <ThemeMenu />
        </>
      }
      more={[{ id: 'shell', name: 'Shell', Content: ShellParts }]}
    />
  );
}
