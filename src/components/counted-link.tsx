import { type ComponentProps, createContext, useContext } from 'react';
import type { EventName } from '../rules/names.ts';

const Counting = createContext(true);

/** Says for everything inside it whether presses are counted. */
export const CountPresses = Counting.Provider;

type CountedLinkProps = ComponentProps<'a'> & { event?: EventName };

/** A link whose presses analytics counts under the event's name. Where nothing is counted, its markup holds no trace of it. */
export function CountedLink({ event, children, ...link }: CountedLinkProps) {
  const counting = useContext(Counting);
  return (
    <a {...link} data-event={counting ? event : undefined}>
      {children}
    </a>
  );
}
