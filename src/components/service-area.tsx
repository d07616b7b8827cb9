import type { SiteContext, Phone } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import type { EventName } from '../rules/names.ts';
import { fill } from '../generator/tools.ts';
import { Band } from './band.tsx';
import { Button } from './button.tsx';
import { OpenNow } from './open-now.tsx';
import { Paragraph } from './paragraph.tsx';
import { RichText } from './rich-text.tsx';
import { TownLine } from './town-line.tsx';

type Call = Phone & { event?: EventName };

type ServiceAreaProps = {
  context: SiteContext;
  heading: string;
  paragraph: string;
  /** A note on how distances are measured. With it, each town is listed with its distance; without it, the towns are one line. */
  distances?: string;
  /** The number that the call button dials, if it is not the shop's main number. */
  call?: Call;
  /** The place to drive to. */
  visit?: Place;
};

/** The nearby towns, directions, and a drawn map. The real map loads only when the visitor asks for it. */
export function ServiceArea({
  context,
  heading,
  paragraph,
  distances,
  call = context.phone,
  visit = 'shop',
}: ServiceAreaProps) {
  return (
    <Band id="area" columns="two">
      <div className="service-area">
        <h2>
          <RichText text={heading} />
        </h2>
        <Paragraph text={paragraph} />
        {distances ? (
          <TownList context={context} note={distances} />
        ) : (
          <TownsAndStatus context={context} visit={visit} />
        )}
        <Actions context={context} {...call} />
      </div>
      <AreaMap context={context} />
    </Band>
  );
}

function Actions({ context, href, callText, event }: Call & { context: SiteContext }) {
  return (
    <div className="actions">
      <Button
        href={context.urls.directions}
        text={context.labels.getDirections}
        event="get_directions_button_click"
      />
      <Button href={href} text={callText} look="outline" event={event} />
    </div>
  );
}

function AreaMap({ context: { labels, urls, assets, mapLabels } }: { context: SiteContext }) {
  return (
    <div
      className="service-area-map"
      data-widget="map"
      data-src={urls.mapEmbed}
      data-title={labels.mapTitle}
    >
      <div className="map-drawing" role="img" aria-label={labels.mapDrawing}>
        <img
          src={assets.map}
          width={mapLabels.width}
          height={mapLabels.height}
          alt=""
          loading="lazy"
        />
        <svg viewBox={mapLabels.viewBox} dangerouslySetInnerHTML={{ __html: mapLabels.markup }} />
      </div>
      <p className="service-area-links">
        <button type="button" data-hide={labels.hideMap}>
          {labels.showMap}
        </button>
        <a href={urls.map}>{labels.openMap}</a>
      </p>
    </div>
  );
}

/** Every town with its miles, nearest first. */
function TownList({ context: { labels, towns }, note }: { context: SiteContext; note: string }) {
  return (
    <>
      <ul>
        {towns.map(({ name, miles }) => (
          <li key={name}>
            {name} <span>{fill(labels.townMiles, { miles: String(miles) })}</span>
          </li>
        ))}
      </ul>
      <p className="service-area-note">{note}</p>
    </>
  );
}

/** The towns in one line, and whether the place is open. */
function TownsAndStatus({ context, visit }: { context: SiteContext; visit: Place }) {
  return (
    <>
      <TownLine context={context} />
      <p className="service-area-open">
        <OpenNow context={context} place={visit} />
      </p>
    </>
  );
}
