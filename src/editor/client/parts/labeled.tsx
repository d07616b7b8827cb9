import { useId, type ComponentProps, type ReactNode } from 'react';

export type LabeledProps = {
  title: string;
  note?: string;
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

export function Labeled(props: LabeledProps) {
  const { title, note, description, isInvalid, actions, children } = props;
  const id = useId();
  return (
    <div>
      <div className="row head">
        <label htmlFor={id}>{title}</label>
        <small id={`${id}-note`}>{note}</small>
        {actions}
      </div>
      {description !== undefined && <div id={`${id}-description`}>{description}</div>}
      {children({
        id,
        'aria-describedby': description === undefined ? undefined : `${id}-note ${id}-description`,
        'aria-invalid': isInvalid,
      })}
    </div>
  );
}

/** An input on one line, and its words. */
export const LabeledInput = ({ title, ...input }: { title: string } & ComponentProps<'input'>) => (
  <Labeled title={title}>{(inputProps) => <input {...inputProps} {...input} />}</Labeled>
);
