import type { FieldRef } from '../../../generator/portable.ts';
import { parseRefKey, refKey } from '../../shared/field-refs.ts';
import type { EditingDefinition } from '../../editing-definition.ts';
import { linkedPath } from '../page-elements.ts';
import { scriptData, type SheetContent } from '../state.ts';

const labels = JSON.parse(
  decodeURIComponent(scriptData.labels!),
) as EditingDefinition<unknown>['labels'];

/** Whether a text is a label, which many pages share. */
export const isLabel = ({ file }: FieldRef): boolean => file === labels.file;

const refsOf = (element: Element): FieldRef[] =>
  [element.getAttribute('data-edit'), element.getAttribute('data-edit-also')].flatMap(refsIn);

const refsIn = (list: string | null): FieldRef[] =>
  [...new Set(list?.split(' '))].filter((key) => key !== '').map(parseRefKey);

/** The field to edit in an element. Undefined if the element has more, which an edit would hide. */
export function onlyText(element: Element): FieldRef | undefined {
  const own = refsIn(element.getAttribute('data-edit'));
  if (own.length !== 1 || !(element instanceof HTMLElement) || element.matches('button'))
    return undefined;
  return element.querySelector('svg, img, input, select, button, [data-edit], [data-widget]')
    ? undefined
    : own[0];
}

/** Labels may tell a fact, such as the hours. Returns its field: the first in `labels.factOf`. */
function factOf(refs: readonly FieldRef[]): FieldRef | undefined {
  const paths = refs.filter(isLabel).map(({ path }) => `${path.join('.')}.`);
  return Object.entries(labels.factOf).find(([label]) =>
    paths.some((path) => path.startsWith(`${label}.`)),
  )?.[1];
}

/** The fact that an element's labels tell, or without any fields, those of its siblings. */
function factAt(element: Element): FieldRef | undefined {
  const refs = [element, ...element.querySelectorAll('*')].flatMap(refsOf);
  const beside = [...(element.parentElement?.children ?? [])].flatMap(refsOf);
  return factOf(refs.length > 0 ? refs : beside);
}

function ancestorsOf(element: Element): Element[] {
  const outer = element.parentElement;
  return outer && !outer.matches('main, body') ? [outer, ...ancestorsOf(outer)] : [];
}

/** The list item of an element, if the nearest part of the page with list items has only one. */
function itemAround(element: Element): FieldRef | undefined {
  for (const outer of ancestorsOf(element)) {
    const items = new Map<string, FieldRef>();
    for (const ref of [outer, ...outer.querySelectorAll('[data-edit]')].flatMap(refsOf)) {
      const end = ref.path.findIndex((key) => typeof key === 'number') + 1;
      const item = { file: ref.file, path: ref.path.slice(0, end) };
      if (end > 0) items.set(refKey(item), item);
    }
    if (items.size > 0) return items.size === 1 ? [...items.values()][0] : undefined;
  }
  return undefined;
}

/** The fact that a label tells, or else the item of a list that it belongs to. */
export const subjectOfLabel = (element: Element, ref: FieldRef): FieldRef | undefined =>
  isLabel(ref) ? (factOf([ref]) ?? itemAround(element)) : undefined;

export function contentFileOfPage(): string | undefined {
  const title = document.querySelector('title[data-edit], main [data-edit]');
  return title ? refsOf(title)[0]?.file : undefined;
}

function refsAround(element: Element): FieldRef[] {
  const refs = [
    ...refsOf(element),
    ...[...element.querySelectorAll('[data-edit]')].slice(0, 4).flatMap(refsOf),
  ];
  for (const outer of ancestorsOf(element)) if (refs.length < 8) refs.push(...refsOf(outer));
  return refs;
}

/** The sheet of edit targets for an element: its fields, and those around it. */
export function editTargetsFor(target: Element): SheetContent & { kind: 'edit-targets' } {
  const nearest =
    target.closest(
      '[data-edit], [data-edit-also], p, li, a, h1, h2, h3, dd, td, th, figure, svg',
    ) ?? target;
  // The words of a list's item or a card say which one it is.
  const { innerText = '' } = (nearest.closest('li, article') ?? nearest) as HTMLElement;
  const subject = factAt(nearest) ?? itemAround(nearest);
  return {
    kind: 'edit-targets',
    // `innerText` leaves out words that only printers and screen readers get.
    textAround: innerText,
    clickedText: target.textContent ?? '',
    nearbyFields: [...(subject ? [subject] : []), ...refsAround(nearest)],
    subject,
    link: linkedPath(target),
  };
}
