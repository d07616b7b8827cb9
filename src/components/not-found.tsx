import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

type NotFoundProps = { heading: string; intro: string; picture: Picture; children: ReactNode };

/** The page that is not there, read off a scan tool. */
export function NotFound({ heading, intro, picture, children }: NotFoundProps) {
  return (
    <div className="not-found">
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
