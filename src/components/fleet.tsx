import type { DrawingFile } from '../drawings/drawing-files.ts';
import type { CarBody } from '../drawings/bodies/bodies.ts';

/** Cars of all body types on the road, at one scale. Decoration only: the list of makes has the content. */
export function Fleet({ cars }: { cars: (DrawingFile & { body: CarBody })[] }) {
  return (
    <div className="fleet" aria-hidden="true">
      {cars.map(({ body, ...file }) => (
        <img key={body} {...file} alt="" loading="lazy" style={{ '--length': file.width }} />
      ))}
    </div>
  );
}
