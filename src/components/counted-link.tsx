import { createContext, type ReactNode, useContext } from 'react';
import type { EventName } from '../rules/names.ts';
import type { SiteContext } from '../site-context.ts';

const Counting = createContext(true);

/** Whether the site counts clicks at all. */
export const isCounted = ({ shop }: SiteContext): boolean => shop.analytics.provider !== 'off';

/** Turns counting on or off inside. */
export const CountClicks = Counting.Provider;

type CountedLinkProps = {
  href: string;
  className?: string;
  event?: EventName;
  children: ReactNode;
};

/** A link whose clicks are counted. */
export function CountedLink({ href, className, event, children }: CountedLinkProps) {
  const counting = useContext(Counting);
  return (
    <a className={className} href={href} data-event={counting ? event : undefined}>
      {children}
    </a>
  );
}
