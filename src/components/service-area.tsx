import type { Frame, Phone } from '../frame.ts';
import type { EventName } from '../rules/names.ts';
import { fill } from '../generator/fill.ts';
import { Band } from './band.tsx';
import { Button } from './button.tsx';
import { OpenNow } from './open-now.tsx';
import { Paragraph } from './paragraph.tsx';

type ServiceAreaProps = {
  frame: Frame;
  heading: string;
  paragraph: string;
  /** Lists each town with its distance, over this note on how it is measured. Without it the towns are one line. */
  distances?: string;
  /** Whom the call button dials, where it is not the shop's own number. */
  call?: Phone & { event?: EventName };
};

/** The towns around, the way here, and a drawn map; the real map loads only when asked for. */
export function ServiceArea({ frame, heading, paragraph, distances, call }: ServiceAreaProps) {
  const { labels, urls, assets, mapLabels, phone } = frame;
  const { href, text, event } = call ?? { ...phone, event: undefined };
  return (
    <Band id="area" columns="two">
      <div className="service-area">
        <h2>{heading}</h2>
        <Paragraph text={paragraph} />
        {distances ? <TownList frame={frame} note={distances} /> : <TownLine frame={frame} />}
        <div className="actions">
          <Button href={urls.directions} text={labels.getDirections} event="get_directions_button_click" />
          <Button href={href} text={fill(labels.callPhone, { phone: text })} look="outline" event={event} />
        </div>
      </div>
      <div className="service-area-map" data-widget="map" data-src={urls.mapEmbed} data-title={labels.mapTitle}>
        <div className="map-drawing" role="img" aria-label={labels.mapDrawing}>
          <img src={assets.map} width={mapLabels.width} height={mapLabels.height} alt="" loading="lazy" />
          <svg viewBox={mapLabels.viewBox} dangerouslySetInnerHTML={{ __html: mapLabels.markup }} />
        </div>
        <p className="service-area-links">
          <button type="button" data-hide={labels.hideMap}>
            {labels.showMap}
          </button>
          <a href={urls.map}>{labels.openMap}</a>
        </p>
      </div>
    </Band>
  );
}

/** Every town with its miles, nearest first. */
function TownList({ frame: { labels, towns }, note }: { frame: Frame; note: string }) {
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

/** The towns in one line, and whether the shop is open. */
function TownLine({ frame }: { frame: Frame }) {
  const { labels, towns } = frame;
  return (
    <>
      <p>{fill(labels.townLine, { towns: towns.map(({ name }) => name).join(', ') })}</p>
      <p className="service-area-open">
        <OpenNow frame={frame} place="shop" />
      </p>
    </>
  );
}
