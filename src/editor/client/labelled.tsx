import {
  useId,
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { OwnerMistake } from '../api.ts';
import { Button } from './buttons.tsx';
import { openForm, showStatus } from './state.ts';
import type { Change } from '../request-shapes.ts';

export type LabelledProps = {
  title: string;
  description?: ReactNode;
  isInvalid?: boolean;
  actions?: ReactNode;
  onLeave?: () => void;
  /** The input, with the attributes that tie it to its words. */
  children: (inputProps: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
    'data-field'?: string;
  }) => ReactNode;
};

/** The words around an input. */
export function Labelled(props: LabelledProps): ReactNode {
  const { title, description, isInvalid, actions, onLeave, children } = props;
  const id = useId();
  return (
    <div onBlur={onLeave}>
      <div className="row head">
        <label htmlFor={id}>{title}</label>
        {actions}
      </div>
      {description !== undefined && <div id={`${id}-description`}>{description}</div>}
      {children({
        id,
        'aria-describedby': description === undefined ? undefined : `${id}-description`,
        'aria-invalid': isInvalid,
      })}
    </div>
  );
}

type LabelledInputProps = { title: string } & ComponentProps<'input'>;

/** An input on one line, and its words. */
export const LabelledInput = ({ title, ...input }: LabelledInputProps): ReactNode => (
  <Labelled title={title}>{(inputProps) => <input {...inputProps} {...input} />}</Labelled>
);

/** Does something on Enter. */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };

type SentFormProps = {
  /** Does something with what is typed in the inputs, by their names. */
  onSend: (typed: (name: string) => string) => Promise<unknown>;
  role?: 'search';
  children: ReactNode;
};

/** A form that says below its inputs why it is refused. A phone's bar has no room for sentences. */
export function SentForm({ onSend, role, children }: SentFormProps): ReactNode {
  const [refusal, setRefusal] = useState('');
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setRefusal('');
    onSend((name) => String(data.get(name) ?? '')).catch((error: Error) => {
      showStatus('');
      setRefusal(error.message);
    });
  };
  return (
    <form role={role} onSubmit={send}>
      {children}
      {refusal && (
        <p className="mistake" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}

/** Says how long a text is, and how long it may be. */
export const countOf = (
  length: number,
  { min = 0, max }: { min?: number; max?: number } = {},
): string =>
  max === undefined
    ? `${length} letters`
    : min > 1
      ? `${length} letters (${min} to ${max})`
      : `${length} of ${max} letters`;

type MistakesProps = {
  mistakes: readonly OwnerMistake[];
  isBesideField?: boolean;
  isMissing?: boolean;
  onCure?: (change: Change) => void;
};

/** What is wrong. Beside its field, buttons mend it. Elsewhere a button leads to its place. */
export function Mistakes({ mistakes, isBesideField, isMissing, onCure }: MistakesProps): ReactNode {
  return (
    <div role="alert">
      {mistakes.map(({ message, ref, where, cures = [] }, index) => (
        <div className={isMissing ? 'missing' : 'mistake'} key={index}>
          {!isBesideField && where !== undefined && <p className="note">{where}</p>}
          <p>{message}</p>
          {onCure && cures.length > 0 && (
            <div className="row">
              {cures.map(({ title, change }) => (
                <Button label={title} key={title} onPress={() => onCure(change)} />
              ))}
            </div>
          )}
          {!isBesideField && ref && <Button label="Go there" onPress={() => openForm(ref)} />}
        </div>
      ))}
    </div>
  );
}
