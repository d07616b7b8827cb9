import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The value of `aria-current` for a link in shared markup: on the page that the link leads to, it becomes "page", and on every
 * other page the attribute is left out. In the source it must follow `href`.
 */
export const ON_ITS_PAGE = 'on its page' as 'page';

const MARK = ` aria-current="${ON_ITS_PAGE}"`;

/**
 * The inside of an element that is the same on every page, but for the mark of the current page's link. React draws it once
 * for each `subject`. It is text after that, so contexts around it do not reach it.
 */
export function sharedMarkup<Subject extends object>(
  draw: (subject: Subject) => ReactElement,
): (subject: Subject, path: string) => { __html: string } {
  const drawn = new WeakMap<Subject, { marked: string; plain: string }>();
  return (subject, path) => {
    const known = drawn.get(subject) ?? withoutMarks(renderToStaticMarkup(draw(subject)));
    drawn.set(subject, known);
    const link = `href="${path}"${MARK}`;
    if (!known.marked.includes(link)) return { __html: known.plain };
    return { __html: known.marked.replaceAll(link, `href="${path}" aria-current="page"`).replaceAll(MARK, '') };
  };
}

const withoutMarks = (marked: string) => ({ marked, plain: marked.replaceAll(MARK, '') });
