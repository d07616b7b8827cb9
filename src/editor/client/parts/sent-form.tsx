import { useState, type FormEvent, type ReactNode } from 'react';
import { asOneLine } from '../../shared/plain-words.ts';
import { showStatus, useLoss } from '../state.ts';

type SentFormProps = {
  onSend: (valueOf: (name: string) => string) => Promise<unknown>;
  /** Says what is lost if the form is gone before it is sent. */
  loss?: string;
  isHidden?: boolean;
  onEscape?: () => void;
  children: ReactNode;
};

/** A form that says below its inputs why it is refused. */
export function SentForm({ onSend, loss = '', isHidden, onEscape, children }: SentFormProps) {
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  useLoss(isSending ? '' : loss);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press is not meant.
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    setRefusal('');
    setSending(true);
    onSend((name) => asOneLine(String(data.get(name) ?? '')))
      .catch((error: Error) => {
        showStatus('');
        setRefusal(error.message);
      })
      .finally(() => setSending(false));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- As in a sheet.
    <form
      hidden={isHidden}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onEscape) return;
        event.stopPropagation();
        onEscape();
      }}
    >
      {children}
      {refusal && (
        <p className="mistake" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
