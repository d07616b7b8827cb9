import type { SiteContext } from '../site-context.ts';
import { fill } from '../generator/portable.ts';
import { Band } from './band.tsx';
import { Button } from './button.tsx';
import { DirectionsButton } from './directions-button.tsx';
import { RichText } from './rich-text.tsx';

type ServiceAreaProps = {
  context: SiteContext;
  heading: string;
  paragraph: string;
  distances: string;
};

/** The nearby towns, directions, and a drawn map. */
export function ServiceArea({ context, heading, paragraph, distances }: ServiceAreaProps) {
  const { address, phone } = context;
  return (
    <Band id="area" columns="two">
      <div className="service-area">
        <h2>
          <RichText text={heading} />
        </h2>
        <p>
          <RichText text={paragraph} />
          <br />
          <b>{address}</b>
        </p>
        <TownList context={context} note={distances} />
        <div className="actions">
          <DirectionsButton context={context} />
          <Button href={phone.href} text={phone.callText} variant="outline" />
        </div>
      </div>
      <AreaMap context={context} />
    </Band>
  );
}

function AreaMap({ context: { labels, urls, assets, mapLabels } }: { context: SiteContext }) {
  const names = mapLabels();
  return (
    <div className="service-area-map" data-widget="map">
      <div className="map-drawing" role="img" aria-label={labels.mapDrawing}>
        <img src={assets.map} width={names.width} height={names.height} alt="" loading="lazy" />
        <svg viewBox={names.viewBox} dangerouslySetInnerHTML={{ __html: names.markup }} />
      </div>
      {/* Lazy and hidden, it makes no request before a visitor asks for it. */}
      <iframe src={urls.mapEmbed} title={labels.mapTitle} loading="lazy" allowFullScreen hidden />
      <p className="service-area-links">
        <button type="button" data-hide={labels.hideMap}>
          {labels.showMap}
        </button>
        <a href={urls.map}>{labels.openMap}</a>
      </p>
    </div>
  );
}

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
