import classes from './logo.module.css';

export function Logo({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className={classes['logo']} dir="ltr">
      <img src="/favicon.svg" alt="" width={28} height={28} />
      {!isShort && <span>Vitrina</span>}
    </span>
  );
}
