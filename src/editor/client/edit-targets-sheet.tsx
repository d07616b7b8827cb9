import { useEffect, useState } from 'react';
import type { FieldRef } from '../../generator/content/content-model.ts';
import { refKey } from '../field-ref.ts';
import type { ShownFact } from '../answers.ts';
import { ButtonList } from './button-list.tsx';
import { fieldIn } from './form-fields.ts';
import { buttonAt, isLabel } from './page-refs.ts';
import { ask, attempt, fetchForm } from './ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm, type View } from './state.ts';

type EditTarget = { ref: FieldRef; title: string; value: string };

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
  const [targets, setTargets] = useState<EditTarget[]>();
  useEffect(
    () =>
      void attempt(async () => {
        const facts = await ask('facts', { text: `${clickedText}\n${around}` });
        const [clicked, ...alike] = facts.filter(({ value }) => bare(value) === bare(clickedText));
        if (clicked?.ref && alike.length === 0) return openForm(clicked.ref);
        // An item's own facts, and not others with the same words.
        const isMeant = ({ ref }: ShownFact): boolean => !item || ref?.file === item.file;
        const asked = [
          ...refs.filter((ref) => !isLabel(ref)).map((ref) => ({ ref })),
          ...facts.filter(isMeant).flatMap((fact) => (fact.ref ? { ref: fact.ref, fact } : [])),
          ...refs.filter(isLabel).map((ref) => ({ ref })),
        ];
        const all = (await Promise.all(asked.map(editTargetOf))).filter(
          (target) => target !== undefined,
        );
        const distinct = [...new Map(all.map((target) => [refKey(target.ref), target])).values()];
        const [only, ...others] = distinct;
        if (only && others.length === 0 && buttonIndex === undefined) openForm(only.ref);
        else setTargets(distinct);
      }),
    [around, clickedText, refs, item, buttonIndex],
  );
  const used = buttonAt(buttonIndex);
  return (
    <Sheet title="What do you want to change?">
      <ButtonList
        emptyText="Nothing of this can be changed here."
        items={
          targets && [
            ...targets.map(({ ref, title, value }) => ({
              title,
              note: value,
              onPress: () => openForm(ref),
            })),
            ...(used ? [{ title: 'Press the button', onPress: () => used.click() }] : []),
          ]
        }
      />
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
  // Some fields are called like what they are in.
  const titles = new Set([title, group?.title ?? title, field.title]);
  return {
    ref,
    title: isLabel(ref) ? `Everywhere: ${field.title}` : [...titles].join(' › '),
    value: fact?.value ?? field.display,
  };
}
