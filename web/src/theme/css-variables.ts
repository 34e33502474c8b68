declare module 'react' {
  // Module augmentation works with interfaces only. Custom properties are ordinary styles.
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}

export {};
