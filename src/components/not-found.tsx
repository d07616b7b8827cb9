import type { ReactNode } from 'react';
import type { Drawing } from '../drawings/drawing.ts';
import { InlineDrawing } from './inline-drawing.tsx';

type NotFoundProps = { heading: string; intro: string; drawing: Drawing; children: ReactNode };

/** The page that is not there, read off a scan tool. */
export function NotFound({ heading, intro, drawing, children }: NotFoundProps) {
  return (
    <div className="not-found">
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p>{intro}</p>
          <div className="actions">{children}</div>
        </div>
        <InlineDrawing drawing={drawing} />
      </div>
    </div>
  );
}
