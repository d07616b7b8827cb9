import type { DrawingFile } from '../drawings/drawing-files.ts';
import type { CarBody } from '../rules/names.ts';

export type FleetCar = DrawingFile & { body: CarBody };

/** Body types at one scale, standing on the road. Decoration: the list of makes says it in words. */
export function Fleet({ cars }: { cars: FleetCar[] }) {
  return (
    <div className="fleet" aria-hidden="true">
      {cars.map(({ body, src, width, height }) => (
        <img key={body} src={src} width={width} height={height} alt="" loading="lazy" style={{ '--length': width } as React.CSSProperties} />
      ))}
    </div>
  );
}
