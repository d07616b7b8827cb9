import { labelWidth } from '../drawings/label-width.ts';
import { Button } from './button.tsx';
import { Picture } from './picture.tsx';

type MakeMastheadProps = {
  make: string;
  suffix: string;
  intro: string;
  call: { href: string; text: string; dials: string };
  /** A drawn car, or the shop's banner photo if there is one. */
  picture: Picture;
};

/** A name up to this wide, in em, leaves room for the text beside it at full size. */
const SHORT_NAME = 2.15;

/** A make's name as a backdrop, with a car of its kind in front. All cars have the same scale. */
export function MakeMasthead({ make, suffix, intro, call, picture }: MakeMastheadProps) {
  const width = labelWidth(make, 1);
  const length = picture.kind === 'inline' ? picture.drawing.width : undefined;
  const size = { '--name': width.toFixed(2), '--descent': Number(/[gjpqy]/.test(make)), '--length': length } as React.CSSProperties;
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
        <Picture picture={picture} photoClass="make-masthead-photo" loading="eager" />
      </div>
    </div>
  );
}
