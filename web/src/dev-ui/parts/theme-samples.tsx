import {
  Anchor,
  Button,
  Checkbox,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  Skeleton,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { Case } from '../case.tsx';
import classes from '../dev-ui.module.css';
import words from '../samples/words.json';
import { BUTTONS, COLORS, TEXT_SIZES } from './values.ts';

const [FIRST = '', SECOND = ''] = words.things;

/** What the theme makes of the kit: everything above is built of these. */
export function ThemeSamples() {
  return (
    <>
      <Case name="Colours" isWide>
        <div className={classes['swatches']} dir="ltr">
          {COLORS.map((name) => (
            <span key={name} className={classes['swatch']} style={{ '--swatch': `var(${name})` }}>
              {name}
            </span>
          ))}
        </div>
      </Case>
      <Case name="Text">
        <Title order={1}>{FIRST}</Title>
        <Title order={2}>{FIRST}</Title>
        {TEXT_SIZES.map((size) => (
          <Text key={size} size={size}>
            {words.long}
          </Text>
        ))}
        <Text c="dimmed">{words.arabic}</Text>
        <Anchor href="#link">{SECOND}</Anchor>
      </Case>
      <Case name="Buttons: plain, waiting, not now">
        {BUTTONS.map((variant) => (
          <div key={variant} className={classes['line']}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} loading>
              {variant}
            </Button>
            <Button variant={variant} disabled>
              {variant}
            </Button>
          </div>
        ))}
      </Case>
      <Case name="Fields: empty, filled, refused, not now">
        <TextInput label={FIRST} placeholder={words.city} description={words.long} />
        <TextInput label={FIRST} defaultValue={SECOND} error={words.long} />
        <TextInput label={FIRST} defaultValue={SECOND} disabled />
        <PasswordInput label={FIRST} defaultValue={SECOND} />
        <NativeSelect label={FIRST} data={words.things} />
      </Case>
      <Case name="Choices">
        <Checkbox label={FIRST} />
        <Checkbox label={FIRST} defaultChecked />
        <Checkbox label={FIRST} indeterminate />
        <Checkbox label={FIRST} disabled />
        <Switch label={FIRST} defaultChecked />
        <Switch label={FIRST} />
        <SegmentedControl data={[words.city, words.source, words.cabinet]} />
      </Case>
      <Case name="Skeleton">
        <Skeleton height={24} />
        <Skeleton height={120} />
      </Case>
    </>
  );
}
