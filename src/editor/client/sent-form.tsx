import { useState, type FormEvent, type ReactNode } from 'react';
import { showStatus } from './state.ts';

type SentFormProps = {
  onSend: (typed: (name: string) => string) => Promise<unknown>;
  role?: 'search';
  children: ReactNode;
};

/** A form that says below its inputs why it is refused. A phone's bar has no room for sentences. */
export function SentForm({ onSend, role, children }: SentFormProps) {
  const [refusal, setRefusal] = useState('');
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefusal('');
    // Each input says by itself that it is empty.
    if (!form.checkValidity()) return form.querySelector<HTMLElement>('input:invalid')!.focus();
    const data = new FormData(form);
    onSend((name) => String(data.get(name) ?? '')).catch((error: Error) => {
      showStatus('');
      setRefusal(error.message);
    });
  };
  return (
    <form role={role} noValidate onSubmit={send}>
      {children}
      {refusal && (
        <p className="mistake" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
