import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { FieldRef } from '../../../generator/portable.ts';
import { isFieldIn } from '../../shared/field-refs.ts';
import type { ChangeRequest, OwnerMistake, ValueField } from '../../shared/messages.ts';
import { FieldLabel } from './field-label.tsx';
import { useForm } from './form-context.ts';
import { givenValue, isPast } from './form-fields.ts';
import { letterCount } from '../parts/letter-count.ts';
import { RichInput } from './rich-input.tsx';
import { checkSoon } from '../ask.ts';
import {
  confirmEscape,
  keepTyped,
  showPendingStatus,
  showStatus,
  showTyping,
  useLoss,
} from '../state.ts';
import { hasFacts } from '../parts/text-nodes.ts';

const INPUT_ATTRIBUTES: Partial<Record<ValueField['kind'], ComponentProps<'input'>>> = {
  number: { inputMode: 'decimal' },
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email' },
  date: { type: 'date', max: '2100-01-01' },
  time: { type: 'time' },
};

type TypingEvent = { target: HTMLInputElement | HTMLTextAreaElement };

/**
 * Enter saves the text, and so does leaving the input. Two presses of Escape bring the old text
 * back. Mistakes show while the owner types.
 */
export function TextInput({ field }: { field: ValueField }) {
  const { kind, hasLinks, limits } = field;
  const typing = useTyping(field);
  const { sourceText, typed, isUnsaved, mistakes, onType, saveText } = typing;
  const onKeyDown = keyListener(typing);
  const [hadFacts] = useState(hasFacts(sourceText));
  // Stays this kind of input while somebody types: another one would lack the focus.
  const isRich = hasLinks || (kind === 'text' && (hadFacts || hasFacts(sourceText)));
  const [shownLength, setShownLength] = useState<number>();
  const length = isRich ? shownLength : typed.length;
  const isCounted = length !== undefined && limits?.max !== undefined && kind !== 'number';
  const isLong = kind === 'text' && (limits?.max ?? Infinity) > 60;
  const shared = {
    value: typed,
    'data-unsaved': isUnsaved || undefined,
    // An incomplete date is no change yet.
    onBlur: ({ target: { validity } }: TypingEvent) =>
      validity.badInput ? onType(typed, true) : saveText(),
    onKeyDown,
    onChange: ({ target: { value, validity } }: TypingEvent) =>
      // Pasted lines become one line, as in the file.
      onType(value.replace(/\s*\n\s*/g, ' '), validity.badInput),
  };
  return (
    <FieldLabel
      field={field}
      mistakes={mistakes}
      count={isCounted ? letterCount(length, limits) : undefined}
    >
      {(inputProps) =>
        isRich ? (
          <RichInput
            {...{ field, inputProps, isUnsaved, onType, saveText, onKeyDown }}
            text={typed}
            onLength={setShownLength}
          />
        ) : kind === 'date-time' ? (
          <MomentInput {...{ inputProps, shared, typed, onType }} />
        ) : isLong ? (
          <textarea {...inputProps} {...shared} />
        ) : (
          <input
            {...inputProps}
            {...shared}
            type="text"
            {...INPUT_ATTRIBUTES[kind]}
            // A number is typed anew, as in a table.
            onFocus={({ target }) => kind === 'number' && target.select()}
          />
        )
      }
    </FieldLabel>
  );
}

type MomentInputProps = Pick<ReturnType<typeof useTyping>, 'typed' | 'onType'> & {
  inputProps: object;
  shared: object;
};

/** A day and a time, by default the end of the day. */
function MomentInput({ inputProps, shared, typed, onType }: MomentInputProps) {
  const [day = '', time = '23:59'] = typed.split('T');
  const input = (kind: 'date' | 'time', value: string, whole: (part: string) => string) => ({
    ...shared,
    ...INPUT_ATTRIBUTES[kind],
    value,
    onChange: ({ target: { value: part, validity } }: TypingEvent) =>
      onType(whole(part), validity.badInput),
  });
  return (
    <div className="row">
      <input {...input('date', day, (part) => part && `${part}T${time}`)} {...inputProps} />
      <input
        {...input('time', day && time, (part) => `${day}T${part}`)}
        disabled={!day}
        aria-label="Time"
      />
    </div>
  );
}

/** The browser cannot read it. */
const NO_DAY = [{ message: 'There is no such day or time, or part of it is missing.' }];
/** The build would accept it, and no page show it. */
const PAST = [{ message: 'This is in the past, so no page shows it. Choose a later one.' }];

/** The functions that save the unsaved inputs. */
const unsavedTextSavers = new Set<() => void>();

/** Saves all unsaved text of the sheet. */
export const saveAllTexts = (): void => [...unsavedTextSavers].forEach((saveText) => saveText());

/** Whether the sheet has unsaved text. */
export const hasUnsaved = (): boolean => unsavedTextSavers.size > 0;

/** Whether the focus is where the owner may type next. */
export const isInField = (): boolean =>
  document.activeElement?.shadowRoot?.activeElement?.matches('[data-field]') === true;

/** The saved and the typed text of a field. */
function useTexts(sourceText: string) {
  const [texts, setTexts] = useState({ sourceText, saved: sourceText, typed: sourceText });
  const { saved, typed } = texts;
  // Keeps the text that the owner typed meanwhile.
  if (sourceText !== texts.sourceText)
    setTexts({ sourceText, saved: sourceText, typed: typed === saved ? sourceText : typed });
  return [texts, setTexts] as const;
}

/** Saves a text with all others of the sheet, and when its input goes away. */
function useSaving(saveText: () => void, isUnsaved: boolean): void {
  const latest = useRef(saveText);
  useEffect(() => {
    latest.current = saveText;
    if (isUnsaved) unsavedTextSavers.add(saveText);
    return () => void unsavedTextSavers.delete(saveText);
  });
  // The focus may be elsewhere when the sheet closes, such as in the form of a link.
  useEffect(() => () => latest.current(), []);
}

/** The mistakes of a field and of those around it, and a function that asks for them. */
function useChecks(fieldRef: FieldRef) {
  const [mistakes, setMistakes] = useState<OwnerMistake[]>();
  const isOfField = ({ ref }: OwnerMistake) =>
    ref && (isFieldIn(ref, fieldRef) || isFieldIn(fieldRef, ref));
  const check = (request: ChangeRequest) =>
    checkSoon(request, (all) => setMistakes(all.filter(isOfField)));
  return [mistakes, check] as const;
}

const keyListener =
  ({ isUnsaved, saveText, takeBack }: ReturnType<typeof useTyping>) =>
  (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      saveText();
    }
    if (event.key !== 'Escape' || !isUnsaved) return;
    // The sheet stays open.
    event.stopPropagation();
    if (confirmEscape()) takeBack();
  };

const dayMistakes = ({ kind, mayBePast }: ValueField, text: string) =>
  isPast(kind, text) && !mayBePast ? PAST : undefined;

function useTyping(field: ValueField) {
  const { form, change } = useForm();
  const { file, revision } = form;
  const { kind, path } = field;
  // An owner types a phone number as people write it.
  const sourceText = kind === 'phone' ? field.display : String(givenValue(field));
  const [{ saved, typed }, setTexts] = useTexts(sourceText);
  const [mistakes, checkText] = useChecks({ file, path });
  const [isNoDay, setNoDay] = useState(false);
  const isUnsaved = typed !== saved;
  const dateMistakes = isNoDay ? NO_DAY : dayMistakes(field, typed);
  const differsFromSaved = isUnsaved || isNoDay;
  const refusal = differsFromSaved && dateMistakes ? `Not saved. ${dateMistakes[0]!.message}` : '';
  const setting = (value: string) => ({ kind: 'set', path, value, isTyped: true }) as const;
  const saveText = async () => {
    if (refusal) return showPendingStatus(refusal);
    if (!isUnsaved) return;
    keepTyped();
    setTexts((now) => ({ ...now, saved: typed }));
    const answer = await change(setting(typed));
    // Refused words wait in “Not saved”. The owner may type others by now.
    if (answer?.kind === 'unsaved')
      setTexts(({ sourceText: old, typed: now }) => ({
        sourceText: old,
        saved: old,
        typed: now === typed ? old : now,
      }));
  };
  useSaving(saveText, isUnsaved);
  useLoss(refusal);
  return {
    sourceText,
    typed,
    isUnsaved,
    saveText,
    // Undefined: the form's own mistakes show.
    mistakes: dateMistakes ?? (typed === sourceText ? undefined : (mistakes ?? [])),
    onType: (text: string, isBad = false) => {
      setNoDay(isBad);
      setTexts((now) => ({ ...now, typed: text }));
      const request = { file, revision, change: setting(text) };
      if (text === saved && !isBad) showTyping();
      else if (isBad || dayMistakes(field, text)) showTyping(undefined, 'Not saved yet…');
      else showTyping(request);
      checkText(request);
    },
    takeBack: () => {
      setNoDay(false);
      setTexts((now) => ({ ...now, typed: saved }));
      keepTyped();
      showStatus('Nothing was changed.');
    },
  };
}
