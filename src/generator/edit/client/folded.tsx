import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldPath } from '../../read/locate.ts';
import { placeOf } from './fields.ts';
import { isWrongIn, useForm } from './form-context.ts';
import { keep, kept } from './state.ts';

/** A part of a form. It opens by itself if something is wrong in it, and is still open after the page was loaded again. */
export function Folded({
  path,
  title,
  words,
  children,
}: {
  path: FieldPath;
  title: string;
  words?: string;
  children: ReactNode;
}): ReactNode {
  const { form } = useForm();
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = isWrongIn(form, path);
  const key = `edit open ${placeOf({ file: form.file, path })}`;
  const [wasOpen] = useState(() => kept<boolean>(key));
  useEffect(() => {
    if (isWrong) details.current!.open = true;
  }, [isWrong]);
  return (
    <details ref={details} open={wasOpen} onToggle={({ currentTarget }) => keep(key, currentTarget.open)}>
      <summary>
        {title} <small>{words}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}
