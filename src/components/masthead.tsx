import type { ReactNode } from 'react';
import { labelWidth } from '../drawings/label-width.ts';
import { SCENE_SIZE } from '../drawings/scene.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { classNames } from './class-names.ts';
import { headlineFit, nameAndPlace, type Room } from './headline-fit.ts';
import { InlineDrawing } from './inline-drawing.tsx';
import { Paragraph } from './paragraph.tsx';
import { Picture } from './picture.tsx';
import { ServiceNumber, transitionStyle } from './service-number.tsx';

type MastheadProps = {
  heading: string;
  intro?: string;
  number?: number;
  picture?: Picture;
  /** `banner` is a low strip. `wall` has a heading as wide as the page. */
  variant?: 'full' | 'banner' | 'wall';
  children?: ReactNode;
};

/**
 * The least room that any window leaves for a heading beside a picture: for a word, and for about
 * four lines.
 */
const MASTHEAD_ROOM: Room = { word: 5.9, all: 22 };

const MIN_WALL = 5;

/** The amber top of a page: its subject, one sentence, its buttons, and a drawing or photo. */
export function Masthead({
  heading,
  intro,
  number,
  picture,
  variant = 'full',
  children,
}: MastheadProps) {
  const street = streetIn(picture);
  const sink = street ? undefined : belowGround(picture);
  const hasNoArtBeside = !picture || street !== undefined;
  const isService = number !== undefined && variant === 'full';
  const { name, where, mark } = isService ? nameAndPlace(heading) : { name: heading };
  const serviceNumber = number && <ServiceNumber number={number} />;
  return (
    <div
      className={classNames(
        'masthead on-amber',
        hasNoArtBeside && 'masthead-plain',
        variant !== 'full' && `masthead-${variant}`,
        sink !== undefined && 'masthead-road',
        street && 'masthead-street',
      )}
      style={{ ...(number && transitionStyle(number)), '--sink': sink }}
    >
      <div className="wrap">
        {variant === 'banner' && serviceNumber}
        <h1 style={variant === 'wall' ? headingSize(heading) : headlineFit(heading, MASTHEAD_ROOM)}>
          {variant === 'full' && serviceNumber}
          {name}
          {where && (
            <>
              {' '}
              <small>{where}</small>
            </>
          )}
          {mark}
        </h1>
        {intro && <Paragraph text={intro} className="masthead-intro" />}
        {children && <div className="actions">{children}</div>}
        {picture && !street && (
          <div className={'drawing' in picture ? 'masthead-art travel' : 'masthead-art'}>
            <Picture
              picture={picture}
              photoClass="masthead-photo"
              sizes="(min-width:43.75em) 36vw, 100vw"
              loading="eager"
            />
          </div>
        )}
      </div>
      {/* What does not fit is cut off on the right. */}
      {street && <InlineDrawing drawing={street} aspect="xMinYMax slice" slot={picture?.slot} />}
    </div>
  );
}

/** Gives the styles the width of a heading, in em, and whether letters reach below the line. */
const headingSize = (heading: string) => ({
  '--name-width': Math.max(MIN_WALL, labelWidth(heading, 1)).toFixed(2),
  '--descent': Number(/[gjpqy,]/.test(heading)),
});

/** How much of a drawing is below its ground, in percent of its width. */
function belowGround(picture?: Picture): string | undefined {
  if (picture?.kind !== 'inline') return undefined;
  const { width, height, ground } = picture.drawing;
  return ground === undefined ? undefined : `${((100 * (height - ground)) / width).toFixed(1)}%`;
}

/** A picture's street drawing, which is wider than a scene and fills the page's width. */
const streetIn = (picture?: Picture): Drawing | undefined =>
  picture?.kind === 'inline' && picture.drawing.width > SCENE_SIZE.width
    ? picture.drawing
    : undefined;
