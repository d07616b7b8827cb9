import { useEffect, useState } from 'react';
import type { FieldRef } from '../../generator/content/content-model.ts';
import { refKey } from '../field-ref.ts';
import type { ShownFact } from '../answers.ts';
import { ButtonList, type ListedButton } from './button-list.tsx';
import { fieldIn } from './form-fields.ts';
import { buttonAt, isLabel } from './page-refs.ts';
import { ask, attempt, fetchForm } from './ask.ts';
import { Sheet } from './sheet.tsx';
import { closeSheet, openForm, type View } from './state.ts';

type EditTarget = ListedButton & { ref: FieldRef };

/**
 * The fields that something on the page may come from. If there is only one, or if a fact is
 * just what was clicked, its form opens.
 */
export function EditTargetsSheet({
  around,
  clickedText,
  refs,
  item,
  buttonIndex,
}: View & { kind: 'edit-targets' }) {
  const [targets, setTargets] = useState<ListedButton[]>();
  useEffect(
    () =>
      void attempt(async () => {
        // An item's own facts, and not others with the same words. Outside of items, the price of
        // an inspection, and not a coupon with the same one.
        const isMeant = ({ ref }: ShownFact): boolean =>
          item ? ref?.file === item.file : !ref?.path.some((key) => typeof key === 'number');
        const facts = await ask('facts', { text: `${clickedText}\n${around}` });
        const alike = facts.filter(
          (fact) => isMeant(fact) && bare(fact.value) === bare(clickedText),
        );
        if (alike.length === 1 && alike[0]!.ref) return openForm(alike[0]!.ref);
        // Texts that many pages share come last.
        const asked = [
          ...refs.map((ref) => ({ ref })),
          ...facts.filter(isMeant).flatMap((fact) => (fact.ref ? { ref: fact.ref, fact } : [])),
        ].sort((a, b) => Number(isLabel(a.ref)) - Number(isLabel(b.ref)));
        const all = (await Promise.all(asked.map(editTargetOf))).filter(
          (target) => target !== undefined,
        );
        const distinct = [...new Map(all.map((target) => [refKey(target.ref), target])).values()];
        const used = buttonAt(buttonIndex);
        if (!used && distinct.length === 1) return openForm(distinct[0]!.ref);
        if (!used) return setTargets(distinct);
        const title = used.matches('a') ? 'Follow the link' : 'Press the button';
        const onPress = (): void => {
          // What it opens may lie below the sheet, and closes when one clicks elsewhere.
          closeSheet();
          used.focus();
          setTimeout(() => used.click());
        };
        // With nothing to change, a click does what it does for visitors.
        if (distinct.length === 0) onPress();
        else setTargets([...distinct, { title, onPress }]);
      }),
    [around, clickedText, refs, item, buttonIndex],
  );
  return (
    <Sheet title="What do you want to change?">
      <ButtonList emptyText="None of this can be changed here." items={targets} />
    </Sheet>
  );
}

/** A value without signs, which may be in elements of their own. */
const bare = (value: string): string => value.replace(/[^\p{L}\p{N}]/gu, '');

async function editTargetOf({
  ref,
  fact,
}: {
  ref: FieldRef;
  fact?: ShownFact;
}): Promise<EditTarget | undefined> {
  const { title, field: root } = await fetchForm(ref.file);
  const field = fieldIn(root, ref.path);
  if (!field) return undefined;
  const { path } = ref;
  const group = path.length > 1 ? fieldIn(root, path.slice(0, -1)) : undefined;
  const note = fact?.value ?? field.display;
  const target = { ref, onPress: () => openForm(ref) };
  if (isLabel(ref)) return { ...target, title: `The words “${note}”, everywhere` };
  const groupTitle = typeof path.at(-2) === 'number' ? group?.display : group?.title;
  // Some fields are called like what they are in.
  const titles = new Set([title, groupTitle ?? title, field.title]);
  return { ...target, title: [...titles].join(' › '), note };
}
