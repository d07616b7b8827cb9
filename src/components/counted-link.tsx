import type { ReactNode } from 'react';
import type { EventName } from '../rules/names.ts';

type CountedLinkProps = {
  href: string;
  className?: string;
  event?: EventName;
  children: ReactNode;
};

/** A link whose clicks are counted, unless the site counts none. */
export const CountedLink = ({ href, className, event, children }: CountedLinkProps) => (
  <a className={className} href={href} data-event={event}>
    {children}
  </a>
);
