import { useId, useState, type ComponentProps, type ReactNode } from 'react';

export type LabeledProps = {
  title: string;
  description?: ReactNode;
  isInvalid?: boolean;
  actions?: ReactNode;
  children: (inputProps: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
    'data-field'?: string;
  }) => ReactNode;
};

/** The words around an input. */
export function Labeled(props: LabeledProps) {
  const { title, description, isInvalid, actions, children } = props;
  const id = useId();
  return (
    <div>
      <div className="row head">
        <label htmlFor={id}>{title}</label>
        {actions}
      </div>
      {description && <div id={`${id}-description`}>{description}</div>}
      {children({
        id,
        'aria-describedby': description ? `${id}-description` : undefined,
        'aria-invalid': isInvalid,
      })}
    </div>
  );
}

type LabeledInputProps = { title: string } & ComponentProps<'input'>;

/** An input on one line, and its words. It says when its form needs it. */
export function LabeledInput({ title, ...input }: LabeledInputProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <Labeled
      title={title}
      description={
        isMissing && (
          <p className="mistake" role="alert">
            This is still missing.
          </p>
        )
      }
      isInvalid={isMissing}
    >
      {(inputProps) => (
        <input
          {...inputProps}
          onInvalid={() => setMissing(true)}
          onInput={() => setMissing(false)}
          {...input}
        />
      )}
    </Labeled>
  );
}
