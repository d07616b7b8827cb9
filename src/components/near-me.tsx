import type { ReactNode } from 'react';
import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { Band } from './band.tsx';
import { OpenNow } from './open-now.tsx';
import { Paragraph } from './paragraph.tsx';
import { RichText } from './rich-text.tsx';
import { TownLine } from './town-line.tsx';

type NearMeProps = {
  context: SiteContext;
  heading: string;
  paragraph: string;
  place?: Place;
};

/** How to come, and from where people do, at the end of a page without a map. */
export const NearMe = ({ children, ...props }: NearMeProps & { children?: ReactNode }) => (
  <Band id="area" size="small">
    <div className="near-me">
      <NearMeText {...props} showsTowns />
      {children}
    </div>
  </Band>
);

/** How to come, in words, and one line with address, directions and hours. */
export function NearMeText({
  context,
  heading,
  paragraph,
  showsTowns,
  place = 'shop',
}: NearMeProps & { showsTowns?: boolean }) {
  const { address, labels, urls } = context;
  return (
    <>
      <h2>
        <RichText text={heading} />
      </h2>
      <div>
        <Paragraph text={paragraph} />
        {showsTowns && <TownLine context={context} />}
      </div>
      <p className="near-me-line">
        {address}{' '}
        <a href={urls.directions} data-event="get_directions_button_click">
          {labels.getDirections}
        </a>{' '}
        <OpenNow context={context} place={place} />
      </p>
    </>
  );
}
