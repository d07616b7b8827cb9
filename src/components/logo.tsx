import { LOGO_PATH } from '../drawings/logo.ts';

/** The shop's sign, linking home. */
export function Logo({ name, homeLabel }: { name: string; homeLabel: string }) {
  return (
    <a className="logo" href="/">
      <svg viewBox="0 0 44 32" width="36" height="26" aria-hidden="true">
        <path d={LOGO_PATH} />
      </svg>
      {name}
      <span className="visually-hidden"> {homeLabel}</span>
    </a>
  );
}
