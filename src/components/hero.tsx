import type { ReactNode } from 'react';
import type { Pages } from '../schema/content.ts';
import type { SiteContext } from '../site-context.ts';
import { phantomCallouts, phantomDrawing } from '../drawings/phantom.ts';
import { labelWidth } from '../drawings/label-width.ts';
import { DirectionsButton } from './directions-button.tsx';
import { HeroPrices } from './hero-prices.tsx';
import { Paragraph } from './paragraph.tsx';
import { PriceBadge } from './price.tsx';
import { ScheduleButton } from './schedule-button.tsx';
import { ServiceNumber, transitionStyle } from './service-number.tsx';

const TRACKING = 0.022;

/** The width of the words beside the car, in em of the headline's usual size. */
const COLUMN_EM = { min: 2.4, max: 2.8 };
/** The estimate of a width can be a little too small. */
const ESTIMATE_MARGIN = 1.06;
/** The most lines that fit on the first screen at the usual size. */
const LINES_THAT_FIT = 3;

type HeroProps = {
  context: SiteContext;
  hero: Pages['home']['hero'];
  children?: ReactNode;
};

/** A very large headline and a see-through car. Its numbered parts are the services. */
export function Hero({ context, hero, children }: HeroProps) {
  const { lines, intro, drawingAlt } = hero;
  // The column's width must not depend on the web font, or the car would move when the font loads.
  const width = Math.max(...lines.map((line) => labelWidth(line, 1) - TRACKING * line.length));
  const fit = Math.min(
    width > COLUMN_EM.max ? COLUMN_EM.max / (ESTIMATE_MARGIN * width) : 1,
    LINES_THAT_FIT / lines.length,
  );
  const sizes = {
    '--column': `${Math.min(COLUMN_EM.max, Math.max(COLUMN_EM.min, width)).toFixed(2)}em`,
    '--fit': fit < 1 ? `${fit.toFixed(2)}em` : undefined,
  };
  return (
    <div className="hero on-amber" data-widget="car" style={sizes}>
      <div className="wrap hero-stage">
        <h1>
          {lines.map((line, index) => (
            <span key={line}>
              {line}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
        <figure className="hero-car">
          <Phantom context={context} label={drawingAlt} />
        </figure>
        <p className="hero-sign" role="status" />
        <div className="hero-text">
          <HeroPrices context={context} />
          <div className="actions">
            <ScheduleButton context={context}>
              <DirectionsButton context={context} variant="outline" />
            </ScheduleButton>
          </div>
          <Paragraph text={intro} />
        </div>
        {children}
        <Callouts context={context} />
      </div>
    </div>
  );
}

/** The drawing. Keyboards and screen readers use the list of callouts. */
function Phantom({ context, label }: { context: SiteContext; label: string }) {
  const { markup, viewBox } = phantomDrawing(context.services);
  const callouts = phantomCallouts(context.services);
  const leaders = callouts.map(({ leader }) => leader).join('');
  return (
    <svg className="phantom travel" viewBox={viewBox}>
      <g role="img" aria-label={label}>
        <g dangerouslySetInnerHTML={{ __html: markup }} />
        <path className="phantom-leader" d={leaders} />
        <path className="phantom-dot" d={leaders} />
      </g>
      <g aria-hidden="true">
        {callouts.map(({ number, x, y, reach }) => (
          <a
            key={number}
            href={context.services[number - 1]!.path}
            tabIndex={-1}
            className={`hero-tap n${number}`}
          >
            <path d={reach} />
            <circle cx={x} cy={y} r="15" />
            <text x={x} y={y + 7}>
              {number}
            </text>
          </a>
        ))}
      </g>
    </svg>
  );
}

function Callouts({ context }: { context: SiteContext }) {
  const callouts = phantomCallouts(context.services).sort((a, b) => a.number - b.number);
  return (
    <ol className="hero-callouts">
      {callouts.map(({ number, left, side }) => {
        const service = context.services[number - 1]!;
        return (
          <li key={number} className={`hero-callout-${side}`}>
            <a
              className={`n${number}`}
              href={service.path}
              style={{ '--left': `${left}%`, ...transitionStyle(number) }}
            >
              <ServiceNumber number={number} />
              <span>{service.name}</span>
              <PriceBadge price={service.price} />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
