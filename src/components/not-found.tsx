import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

type NotFoundProps = { heading: string; intro: string; picture: Picture; children: ReactNode };

/** The not-found page, shown as a code on a scan tool. */
export function NotFound({ heading, intro, picture, children }: NotFoundProps) {
  return (
    <div className="not-found on-amber">
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p>{intro}</p>
          <div className="actions">{children}</div>
        </div>
        <Picture picture={picture} loading="eager" />
      </div>
    </div>
  );
}
