import type { Field } from '../answers.ts';
import { Button } from './button.tsx';
import { useForm } from './form-context.ts';

type RemoveButtonProps = { field: Field; label: string; itemTitle?: string };

/** Takes an optional field away. */
export function RemoveButton({ field, ...words }: RemoveButtonProps) {
  const { change } = useForm();
  const { isOptional, value, path } = field;
  if (!isOptional || value === undefined) return null;
  return <Button {...words} variant="quiet" onPress={() => change({ kind: 'remove', path })} />;
}
