import type { Drawing } from '../drawings/drawing.ts';
import { labelWidth } from '../drawings/label-width.ts';
import { Button } from './button.tsx';
import { InlineDrawing } from './inline-drawing.tsx';
import type { MastheadPicture } from './masthead.tsx';
import { PhotoImage } from './photo-image.tsx';

type MakeMastheadProps = {
  make: string;
  suffix: string;
  intro: string;
  call: { href: string; text: string; dials: string };
  car: Drawing;
  /** The shop's own banner photo, in place of the drawn car. */
  banner?: Extract<MastheadPicture, { photo: unknown }>;
};

/** Up to this width in em a name at full size leaves room for the words beside it. */
const SHORT_NAME = 2.15;

/** A make's name as backdrop, and a car of its kind standing in front of the letters, all cars at one scale. */
export function MakeMasthead({ make, suffix, intro, call, car, banner }: MakeMastheadProps) {
  const width = labelWidth(make, 1);
  const size = { '--name': width.toFixed(2), '--descent': Number(/[gjpqy]/.test(make)), '--length': car.width } as React.CSSProperties;
  return (
    <div className={width > SHORT_NAME ? 'make-masthead make-masthead-long' : 'make-masthead'} style={size}>
      <div className="wrap">
        <h1>
          {make}
          <span className="visually-hidden"> {suffix}</span>
        </h1>
        <div className="make-masthead-side">
          <p>{intro}</p>
          <Button {...call} event="appointment_button_click" />
        </div>
      </div>
      <div className="make-masthead-road">
        {banner ? (
          <PhotoImage className="make-masthead-photo" photo={banner.photo} sizes="100vw" alt={banner.alt} eager />
        ) : (
          <InlineDrawing drawing={car} />
        )}
      </div>
    </div>
  );
}
