import {
  type ActionIconProps,
  type AnchorProps,
  type ComboboxProps,
  createTheme,
  type DrawerProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type PaperProps,
  type PopoverProps,
  type TooltipProps,
} from '@mantine/core';
import { BREAKPOINTS } from './breakpoints.ts';

// product.md 9.7: what opens keeps 12 px to the edge of the window.
const EDGE = { flip: { padding: 12 }, shift: { padding: 12 } };

// Mantine draws the head of a dialog as <header>, which outside of <main> would be a second banner.
const NOT_A_BANNER = { header: { role: 'presentation' } };

// product.md 9.7: primary #7367F0 (6) and darker #675DD8 (7). White text passes AA on 7 only, so 7 fills buttons.
const primary: MantineColorsTuple = [
  '#F2F0FF',
  '#E4E1FE',
  '#CBC6FC',
  '#B4ADFA',
  '#9B92F6',
  '#857BF3',
  '#7367F0',
  '#675DD8',
  '#5549B8',
  '#41389A',
];

// The surfaces of the dark theme: 7 is the page, 6 a panel, 4 a border, 0 text.
const dark: MantineColorsTuple = [
  '#E3E1F3',
  '#CCCADF',
  '#ABA9C4',
  '#8C8CAA',
  '#464B66',
  '#3A3F58',
  '#2F3349',
  '#25293C',
  '#1F2334',
  '#181B29',
];

const gray: MantineColorsTuple = [
  '#F8F7FA',
  '#F2F1F5',
  '#E9E8EE',
  '#DEDCE5',
  '#CFCDD8',
  '#A8A6B4',
  '#6F6C7D',
  '#575466',
  '#413E50',
  '#2F2B3D',
];

const green: MantineColorsTuple = [
  '#E6F7EE',
  '#CDEFDD',
  '#A3E2C0',
  '#74D3A0',
  '#4BC585',
  '#2FB772',
  '#1E9E5F',
  '#157A49',
  '#0F6039',
  '#0A472A',
];

const red: MantineColorsTuple = [
  '#FDEBEC',
  '#FBD5D7',
  '#F6ABAF',
  '#F18188',
  '#EC5F67',
  '#E6454F',
  '#D6333D',
  '#BE2832',
  '#9A1F28',
  '#77171E',
];

export const theme = createTheme({
  primaryColor: 'primary',
  primaryShade: { light: 7, dark: 7 },
  colors: { primary, dark, gray, green, red },
  black: '#2F2B3D',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'sm',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  breakpoints: BREAKPOINTS,
  headings: { fontWeight: '600', sizes: { h1: { fontSize: '1.375rem', lineHeight: '1.3' } } },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Plain objects and types only: `Modal.extend` would pull every dialog and popover into the first load.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } satisfies Partial<ActionIconProps> },
    Anchor: { defaultProps: { underline: 'hover' } satisfies Partial<AnchorProps> },
    Combobox: { defaultProps: { middlewares: EDGE } satisfies Partial<ComboboxProps> },
    // The first entry takes the focus, and not an empty element, which has no place in a list of entries.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } satisfies Partial<MenuProps> },
    // product.md 9.7: dialogs enter in 225 ms and leave in 125 ms above everything else (2400).
    Modal: {
      defaultProps: {
        zIndex: 2400,
        centered: true,
        xOffset: 12,
        attributes: NOT_A_BANNER,
        transitionProps: { transition: 'pop', duration: 225, exitDuration: 125 },
      } satisfies Partial<ModalProps>,
    },
    // A panel at the side is a dialog too: above the loading overlay (2000), under the dialogs that open from it.
    Drawer: { defaultProps: { zIndex: 2300 } satisfies Partial<DrawerProps> },
    Paper: { defaultProps: { radius: 'md' } satisfies Partial<PaperProps> },
    // Lists and calendars open from fields of dialogs too, so they stand above them.
    Popover: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        zIndex: 2500,
        middlewares: EDGE,
      } satisfies Partial<PopoverProps>,
    },
    Tooltip: {
      defaultProps: {
        zIndex: 2600,
        openDelay: 350,
        multiline: true,
        maw: 320,
        withArrow: true,
        middlewares: EDGE,
      } satisfies Partial<TooltipProps>,
    },
  },
});
