import type { SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';
import { RichText } from './rich-text.tsx';

type WalkInsProps = {
  context: SiteContext;
  text: string;
  /** How many minutes before the shop closes the last car goes in, if content says so. */
  lastCar: number | undefined;
};

/** The notice that nobody needs an appointment, and whether a car may come now. */
export function WalkIns({ context, text, lastCar }: WalkInsProps) {
  return (
    <div className="notice">
      <p>
        <RichText text={text} />
      </p>
      <p className="notice-now">
        <OpenNow context={context} place="shop" texts={context.labels.walkIns} lastCar={lastCar} />
      </p>
    </div>
  );
}
