import { useEffect, useState } from 'react';
import type { FieldRef } from '../../../generator/portable.ts';
import type { Form } from '../../shared/messages.ts';
import { refKey } from '../../shared/field-refs.ts';
import { plainWords } from '../../shared/plain-words.ts';
import { Button } from '../parts/button.tsx';
import { ButtonList, type ListedButton } from '../parts/button-list.tsx';
import { fieldIn } from '../fields/form-fields.ts';
import { isLabel } from '../page/page-refs.ts';
import { ask, openPage, showErrorOf } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm, type SheetContent } from '../state.ts';

type Clicked = Omit<SheetContent & { kind: 'edit-targets' }, 'kind'>;

/** Lists what a click on the page may mean. If there is only one choice, takes it at once. */
export function EditTargetsSheet(clicked: Clicked) {
  const { link } = clicked;
  const [targets, setTargets] = useState<ListedButton[]>();
  const clickedJson = JSON.stringify(clicked);
  useEffect(
    () =>
      void showErrorOf(async () => {
        const found = await buttonsFor(JSON.parse(clickedJson) as Clicked);
        if (found.length === 1) found[0]!.onPress();
        else setTargets(found);
      }),
    [clickedJson],
  );
  return (
    <Sheet title="What do you want to change?">
      <ButtonList emptyText="None of this can be changed here." items={targets} />
      {link && <Button label="Open the page it leads to" onPress={() => openPage(link)} />}
    </Sheet>
  );
}

/** The fields that the clicked words may come from. A fact with these words is the only choice. */
async function buttonsFor(clicked: Clicked): Promise<ListedButton[]> {
  const { textAround, clickedText, nearbyFields, subject } = clicked;
  // With a subject, only facts of its file are meant. Without one, no fact of a list's item is: a
  // price is that of an inspection, not of a coupon with the same one.
  const isMeant = ({ ref }: EditTarget) =>
    subject ? ref.file === subject.file : !ref.path.some((key) => typeof key === 'number');
  const facts = (await ask('facts-in-text', { text: `${clickedText}\n${textAround}` }))
    .flatMap(({ ref, value }) => (ref ? { ref, value } : []))
    .filter(isMeant);
  const alike = facts.filter(({ value }) => withoutSigns(value) === withoutSigns(clickedText));
  if (alike.length === 1) return [formButton(alike[0]!.ref, clickedText)];
  // Texts that many pages share come last.
  const targets = [...nearbyFields.map((ref): EditTarget => ({ ref })), ...facts].sort(
    (a, b) => Number(isLabel(a.ref)) - Number(isLabel(b.ref)),
  );
  const files = new Set(targets.map(({ ref }) => ref.file));
  const forms = new Map(Array.from(files, (file) => [file, ask('form', { file })]));
  const answers = targets.map(async (target) =>
    listedTarget(target, await forms.get(target.ref.file)!),
  );
  const listed = (await Promise.all(answers)).flatMap((button) => button ?? []);
  // Many pages share a label: keeps those whose words are here.
  const shown = plainWords(textAround);
  const isShown = ({ ref, note = '' }: (typeof listed)[number]) =>
    !isLabel(ref) || note.split('…').every((part) => shown.includes(plainWords(part).trim()));
  const distinct = new Map(listed.filter(isShown).map((button) => [refKey(button.ref), button]));
  return [...distinct.values()];
}

type EditTarget = { ref: FieldRef; value?: string };

const formButton = (ref: FieldRef, title: string, note?: string) => ({
  ref,
  title,
  note,
  onPress: () => openForm(ref),
});

/** A value's letters and digits: signs may be in elements of their own. */
const withoutSigns = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '');

function listedTarget({ ref, value }: EditTarget, { title, field: root }: Form) {
  const field = fieldIn(root, ref.path);
  if (!field) return undefined;
  const { path } = ref;
  const group = path.length > 1 ? fieldIn(root, path.slice(0, -1)) : undefined;
  const note = value ?? field.display;
  if (isLabel(ref)) return formButton(ref, 'Words on every page', note);
  const groupTitle = typeof path.at(-2) === 'number' ? group?.display : group?.title;
  // Some fields have the title of their group or file.
  const titles = new Set([title, groupTitle ?? title, field.title]);
  return formButton(ref, [...titles].join(' › '), note);
}
