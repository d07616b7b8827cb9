import type { CSSProperties } from 'react';
import { exhibitDrawing, hasExhibit } from '../drawings/exhibit.ts';
import { gaugeNumber, shareOf, unitText, zoneOf } from '../rules/gauge.ts';
import type { Exhibit as ExhibitContent, Service } from '../schema/schema.ts';
import type { SiteContext } from '../site-context.ts';
import { AnswerText } from './answer-folds.tsx';
import { Band, BandText } from './band.tsx';
import { Button } from './button.tsx';
import { RichText } from './rich-text.tsx';

type ExhibitProps = { context: SiteContext; service: Service; exhibit: ExhibitContent };

/**
 * What the service is, as one drawing across the page: a line joins each note to its part, and a slider shows how the part wears.
 * Without script, all that the slider would say is a list.
 */
export function Exhibit({ context, service, exhibit }: ExhibitProps) {
  const { answers, art } = service;
  if (!hasExhibit(art)) return null;
  const { notes, gauge } = exhibit;
  const { viewBox, markup } = exhibitDrawing(
    art,
    notes.map(({ part }) => part),
  );
  const style = {
    '--at': shareOf(gauge.start, gauge),
    '--limit': shareOf(gauge.limit?.at ?? gauge.to, gauge),
    '--notes': notes.length,
  } as CSSProperties;
  const slides = {
    'data-from': gauge.from,
    'data-to': gauge.to,
    'data-unit': unitText(gauge.unit),
  };
  return (
    <Band>
      <div
        className="exhibit"
        style={style}
        data-widget="tool"
        data-tool="gauge"
        data-failed={context.labels.toolFailed}
        {...slides}
      >
        <div className="exhibit-head">
          <BandText heading={answers.what.heading}>
            <AnswerText answer={answers.what} mark="tick" />
          </BandText>
          <Gauge gauge={gauge} />
        </div>
        <svg
          className="drawing exhibit-drawing"
          viewBox={viewBox}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: markup }}
        />
        <ul className="exhibit-notes">
          {notes.map(({ part, name, words, button }, index) => (
            <li key={part} style={{ '--row': notes.length - index - 1 } as CSSProperties}>
              <h3>{name}</h3>{' '}
              <p>
                <RichText text={words} />
              </p>
              {button && (
                <Button
                  href={context.phone.href}
                  text={button}
                  dials={context.labels.byPhone}
                  event="appointment_button_click"
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Gauge({ gauge }: { gauge: ExhibitContent['gauge'] }) {
  const { label, unit, from, to, step, start, limit, zones } = gauge;
  const number = (value: number) => gaugeNumber(value, step);
  const after = unitText(unit);
  const now = zoneOf(start, zones);
  return (
    <div className="exhibit-gauge">
      <label htmlFor="gauge">{label}</label>
      <div className="exhibit-value">
        <b>{number(start)}</b>
        <span>{after}</span>
      </div>
      <ol>
        {zones.map((zone) => (
          <li key={zone.from} data-from={zone.from} data-now={zone === now ? '' : undefined}>
            <span>
              {number(zone.from)}
              {after}:{' '}
            </span>
            <b>{zone.words}</b>
          </li>
        ))}
      </ol>
      <input
        type="range"
        id="gauge"
        min={Math.min(from, to)}
        max={Math.max(from, to)}
        step={step}
        defaultValue={start}
        dir={from > to ? 'rtl' : undefined}
        // Else browsers put it where the visitor left it, after Back or a reload, and the number and the drawing are at the start.
        autoComplete="off"
        aria-valuetext={`${number(start)}${after}. ${now?.words}`}
      />
      <p className="exhibit-scale">
        <span>{number(from)}</span>
        {limit && <b>{limit.words}</b>}
        <span>{number(to)}</span>
      </p>
    </div>
  );
}
